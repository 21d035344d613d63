package serve

import (
	"html/template"
	"regexp"
	"strings"
)

// markdown returns a page of this module as HTML. It knows what those pages are made of:
// headings, paragraphs, tables, blocks of code, code and bold within a line.
func markdown(text string) template.HTML {
	var b strings.Builder
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); {
		line := lines[i]
		switch {
		case strings.HasPrefix(line, "```"):
			b.WriteString("<pre tabindex=\"0\"><code>")
			for i++; i < len(lines) && !strings.HasPrefix(lines[i], "```"); i++ {
				b.WriteString(template.HTMLEscapeString(lines[i]) + "\n")
			}
			b.WriteString("</code></pre>\n")
			i++
		case strings.HasPrefix(line, "#"):
			title := strings.TrimLeft(line, "#")
			tag := "h" + string(rune('0'+min(len(line)-len(title), 4)))
			b.WriteString("<" + tag + ">" + inline(strings.TrimSpace(title)) + "</" + tag + ">\n")
			i++
		case strings.HasPrefix(line, "|"):
			b.WriteString("<div class=\"scroll\" tabindex=\"0\"><table>\n")
			for cell := "th"; i < len(lines) && strings.HasPrefix(lines[i], "|"); i++ {
				if strings.Trim(lines[i], "|-: ") == "" {
					continue
				}
				b.WriteString("<tr>")
				row := strings.ReplaceAll(strings.Trim(lines[i], "| "), `\|`, "\x00")
				for c := range strings.SplitSeq(row, "|") {
					b.WriteString("<" + cell + ">" + inline(strings.ReplaceAll(strings.TrimSpace(c), "\x00", "|")) + "</" + cell + ">")
				}
				b.WriteString("</tr>\n")
				cell = "td"
			}
			b.WriteString("</table></div>\n")
		case strings.TrimSpace(line) == "":
			i++
		default:
			b.WriteString("<p>")
			for ; i < len(lines) && strings.TrimSpace(lines[i]) != "" && !strings.HasPrefix(lines[i], "```") && lines[i][0] != '|' && lines[i][0] != '#'; i++ {
				if strings.HasPrefix(lines[i], "**EN**") {
					b.WriteString("<br>")
				}
				b.WriteString(inline(lines[i]) + "\n")
			}
			b.WriteString("</p>\n")
		}
	}
	return template.HTML(b.String())
}

var (
	code = regexp.MustCompile("`([^`]+)`")
	bold = regexp.MustCompile(`\*\*([^*]+)\*\*`)
)

func inline(text string) string {
	text = code.ReplaceAllString(template.HTMLEscapeString(text), "<code>$1</code>")
	return bold.ReplaceAllString(text, "<strong>$1</strong>")
}
