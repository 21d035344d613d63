package jago_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

func ExampleParseOptions() {
	o, err := jago.ParseOptions("official validation=contest turned=2")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(o.Turned, o.Validation, o.Letters.Len())
	fmt.Println(o)
	// Output:
	// 2 contest 110
	// official turned=2 validation=contest
}

func ExampleOptions_Set() {
	o := jago.Official()
	fmt.Println(o.Set("rack", "7"), o.Rack)
	fmt.Println(o.Set("validation", "never"))
	// Output:
	// <nil> 7
	// jago: option validation cannot be "never": it is one of strict, contest
}

func ExamplePreset() {
	for _, name := range []string{"official", "classic"} {
		o, err := jago.Preset(name)
		fmt.Println(o.Letters.Len(), err)
	}
	// Output:
	// 110 <nil>
	// 0 jago: "classic" is no preset; there is official
}

// optionsWith is Official with changes.
func optionsWith(change func(*jago.Options)) jago.Options {
	o := jago.Official()
	change(&o)
	return o
}

func TestOptionsText(t *testing.T) {
	type options = jago.Options
	for _, tt := range []struct {
		text    string
		options options
	}{
		{"official", jago.Official()},
		{"official rack=1 turned=0", optionsWith(func(o *options) { o.Rack, o.Turned = 1, 0 })},
		{"official letters=AAEERRSST rack=4", optionsWith(func(o *options) { o.Letters, o.Rack = bag.MustParse("SATERREAS"), 4 })},
		{"official turned=1 exclude=none validation=contest", optionsWith(func(o *options) { o.Turned, o.Excluded, o.Validation = 1, 0, jago.OnContest })},
		{"official exclude=adv,prop", optionsWith(func(o *options) { o.Excluded = lexicon.ClassesOf(lexicon.Proper, lexicon.Adverb) })},
	} {
		if got := tt.options.String(); got != tt.text {
			t.Errorf("String is %q, want %q", got, tt.text)
		}
		if got, err := jago.ParseOptions(tt.text); err != nil || got != tt.options {
			t.Errorf("ParseOptions(%q) = %v, %v", tt.text, got, err)
		}
		text, err := json.Marshal(tt.options)
		var back options
		if err != nil || json.Unmarshal(text, &back) != nil || back != tt.options {
			t.Errorf("%s is %s in JSON, %v", tt.text, text, err)
		}
		rules, err := jago.Compile(tt.options, french.Lexicon())
		if err != nil || rules.Options() != tt.options || rules.Lexicon() != french.Lexicon() {
			t.Errorf("%s: %v", tt.text, err)
		}
	}
	// Every option can be named as it stands.
	for _, text := range []string{
		"official letters=official exclude=abbr,symb,comp,prop", "official   rack=12\tvalidation=strict",
		"official turned=2 turned=3", "official letters=" + bag.Jago().String(),
	} {
		if o, err := jago.ParseOptions(text); err != nil || o != jago.Official() {
			t.Errorf("ParseOptions(%q) = %v, %v", text, o, err)
		}
	}
}

func TestOptionsTextErrors(t *testing.T) {
	for _, text := range []string{
		"", " ", "jarnac", "official rack", "official rack=", "official rack=x", "official rack=0", "official rack=13", "official rack=-1",
		"official letters=", "official letters=abc", "official letters=ABC", "official letters=" + strings.Repeat("A", 23), "official letters=" + strings.Repeat("A", 256),
		"official letters=" + strings.Repeat("A", 40) + "?", "official turned=-1", "official turned=4", "official turned=9223372036854775808",
		"official validation=0", "official validation=recorded", "official colour=red", "official =", "official =x",
		"official exclude=", "official exclude=noun,", "official exclude=words", "official exclude=" + lexicon.AllClasses.String(),
		"official " + strings.Repeat("x", 1<<16), "official rack=" + strings.Repeat("1", 1<<16), strings.Repeat("é", 1<<12),
	} {
		o, err := jago.ParseOptions(text)
		if err == nil || o != (jago.Options{}) {
			t.Errorf("ParseOptions(%.60q) = %v, %v; want an error", text, o, err)
			continue
		}
		if len(err.Error()) > 300 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
		if fr := rulebook.Detail(err, language.French); fr == "" || fr == rulebook.Detail(err, language.English) {
			t.Errorf("in French it says %q", fr)
		}
	}
	o := jago.Official()
	if err := o.UnmarshalText([]byte("official rack=99")); err == nil || o != jago.Official() {
		t.Errorf("a bad text changed the options to %v, %v", o, err)
	}
	for _, key := range []string{"letters", "rack", "turned", "exclude", "validation"} {
		if err := o.Set(key, "x"); err == nil || o != jago.Official() {
			t.Errorf("a bad %s changed the options to %v, %v", key, o, err)
		}
	}
	o.Validation = 77
	if text, err := o.AppendText([]byte("x")); err == nil || string(text) != "x" || o.String() != "official validation=invalid" {
		t.Errorf("Options with a bad value marshal to %q, %v, and are %q", text, err, o)
	}
	if text, err := (jago.Options{}).MarshalText(); err == nil {
		t.Errorf("the zero Options marshal to %q", text)
	}
}

// All faults are told at once, each in its own line.
func TestCompileFaults(t *testing.T) {
	o := jago.Official()
	o.Rack, o.Turned, o.Validation, o.Excluded = 13, -1, 9, 1<<31
	o.Letters = bag.MustParse("ABC??")
	_, err := jago.Compile(o, nil)
	if err == nil {
		t.Fatal("it compiles")
	}
	want := []string{
		"Rack is 13, and must be from 1 to 12", "Turned is -1, and must be from 0 to 3", "Letters is 5, and must be from 26 to 255",
		"Letters has 2 jokers, and there are none in Jago", "Excluded has unknown classes (bits 0x80000000)", "validation has no such value",
		"no lexicon; french.Lexicon() is the default one",
	}
	if got := strings.Split(rulebook.Detail(err, language.English), "\n"); !slices.Equal(got, want) {
		t.Errorf("faults are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if got := strings.Count(rulebook.Detail(err, language.French), "\n"); got != len(want)-1 {
		t.Errorf("%d lines of faults in French", got+1)
	}
	for name, compile := range map[string]func() (*jago.Rules, error){
		"no lexicon":    func() (*jago.Rules, error) { return jago.Compile(jago.Official(), nil) },
		"empty lexicon": func() (*jago.Rules, error) { return jago.Compile(jago.Official(), new(lexicon.Lexicon)) },
		"zero options":  func() (*jago.Rules, error) { return jago.Compile(jago.Options{}, french.Lexicon()) },
	} {
		if r, err := compile(); err == nil || r != nil || errors.Unwrap(err) == nil && !strings.HasPrefix(err.Error(), "jago: ") {
			t.Errorf("%s: %v, %v", name, r, err)
		}
	}
}
