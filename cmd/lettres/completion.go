package main

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/games"
)

// shells write the script for a shell.
var shells = map[string]func(w io.Writer, world program.World){"bash": bash, "zsh": zsh, "fish": fish}

// complete runs the command completion, and returns the exit status.
func complete(args []string, w program.World) int {
	lang := program.Language(w.Getenv)
	switch {
	case len(args) == 1 && shells[args[0]] != nil:
		shells[args[0]](w.Stdout, w)
		return 0
	case len(args) == 1 && strings.HasPrefix(args[0], "-h") || len(args) == 1 && args[0] == "--help":
		io.WriteString(w.Stdout, phrases.Sprintf(lang, completion))
		return 0
	}
	io.WriteString(w.Stderr, phrases.Sprintf(lang, completion))
	return 2
}

// flagsOf returns the flags of a command, which takes them from its program.
func flagsOf(c command, w program.World) (all []*flag.Flag) {
	w.Flags = func(flags *flag.FlagSet) {
		flags.VisitAll(func(f *flag.Flag) { all = append(all, f) })
	}
	c.run(nil, w)
	return all
}

// dashed returns the flags as they are typed.
func dashed(flags []*flag.Flag) string {
	var names strings.Builder
	for _, f := range flags {
		names.WriteString("-" + f.Name + " ")
	}
	return names.String() + "-h"
}

func isSwitch(f *flag.Flag) bool {
	b, ok := f.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// values returns what can stand behind some flags, for all commands alike.
func values() map[string]string {
	var names []string
	for _, g := range games.All() {
		names = append(names, g.Name())
	}
	return map[string]string{"game": strings.Join(names, " "), "lang": "fr en"}
}

func names() string {
	var names []string
	for _, c := range commands {
		names = append(names, c.name)
	}
	return strings.Join(names, " ") + " completion help"
}

func bash(out io.Writer, w program.World) {
	fmt.Fprintf(out, `_lettres() {
	local words='' before=${COMP_WORDS[COMP_CWORD-1]}
	COMPREPLY=()
	if [ "$COMP_CWORD" -eq 1 ]; then
		words='%s'
	elif [ "$before" = -game ]; then
		words='%s'
	elif [ "$before" = -lang ]; then
		words='%s'
	else
		case ${COMP_WORDS[1]} in
`, names(), values()["game"], values()["lang"])
	for _, c := range commands {
		fmt.Fprintf(out, "\t\t%s) words='%s' ;;\n", c.name, dashed(flagsOf(c, w)))
	}
	fmt.Fprint(out, `		completion) words='bash zsh fish' ;;
		help) words='`+names()+`' ;;
		esac
	fi
	COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _lettres lettres
`)
}

func zsh(out io.Writer, w program.World) {
	lang := program.Language(w.Getenv)
	fmt.Fprint(out, "#compdef lettres\n_lettres() {\n\tlocal -a commands=(\n")
	for _, c := range commands {
		fmt.Fprintf(out, "\t\t%s\n", quoted(c.name+":"+phrases.Sprintf(lang, c.does)))
	}
	fmt.Fprintf(out, `	)
	if (( CURRENT == 2 )); then
		_describe command commands
		compadd completion help
		return
	fi
	case $words[CURRENT-1] in
	-game) compadd %s; return ;;
	-lang) compadd %s; return ;;
	esac
	case $words[2] in
	completion) compadd bash zsh fish; return ;;
	help) compadd %s; return ;;
	esac
	if [[ $PREFIX != -* ]]; then
		_files
		return
	fi
	case $words[2] in
`, values()["game"], values()["lang"], names())
	for _, c := range commands {
		fmt.Fprintf(out, "\t%s) compadd -- %s ;;\n", c.name, dashed(flagsOf(c, w)))
	}
	fmt.Fprint(out, "\tesac\n}\ncompdef _lettres lettres\n")
}

func fish(out io.Writer, w program.World) {
	lang := program.Language(w.Getenv)
	for _, c := range commands {
		fmt.Fprintf(out, "complete -c lettres -n __fish_use_subcommand -f -a %s -d %s\n", c.name, quoted(phrases.Sprintf(lang, c.does)))
		for _, f := range flagsOf(c, w) {
			fmt.Fprintf(out, "complete -c lettres -n '__fish_seen_subcommand_from %s' -o %s", c.name, f.Name)
			if values := values()[f.Name]; values != "" {
				fmt.Fprintf(out, " -x -a '%s'", values)
			} else if !isSwitch(f) {
				fmt.Fprint(out, " -r")
			}
			fmt.Fprintln(out)
		}
	}
	fmt.Fprint(out, `complete -c lettres -n __fish_use_subcommand -f -a 'completion help'
complete -c lettres -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'
complete -c lettres -n '__fish_seen_subcommand_from help' -f -a '`+names()+`'
`)
}

// quoted returns a text that a shell takes as it is.
func quoted(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }
