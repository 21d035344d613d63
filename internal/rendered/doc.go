// Package rendered tests the drawings of package show as they are seen: it renders them
// with rsvg-convert, of the Debian package librsvg2-bin, and looks at the pixels. It is a
// module of its own, so that no other test needs that program.
package rendered
