// Package qti says what a lesson asks for in questions of QTI 3.0, for systems that import those. A question is about one goal. It is
// filled in where a goal is a pattern of the text that is typed, such as "scheme = ftp", and the system holds the answer against that
// pattern. Any other goal is a choice among the URLs of the lesson, of which some meet it and others do not: its start, its solutions and
// its mistakes. A goal of which neither can be made is left out, with the reason.
package qti

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// An Item is a lesson of which questions are made.
type Item struct {
	*lesson.Lesson
	Number string // of one that is built in; "" for any other
}

// A Left is a goal that cannot be said as a question.
type Left struct {
	Lesson, Goal string
	Why          string // in English
}

// A question is about a goal.
type question struct {
	lesson  *lesson.Lesson
	id      string
	title   string
	goal    goal.Goal
	pattern string   // of all right answers, as XML Schema has patterns; "" for a choice
	answer  string   // that is right; of a choice there are others
	choices []choice // of a choice
}

// A choice is a URL to be chosen, or not.
type choice struct {
	url   string
	right bool
}

// questions returns those of a lesson, and what is left out.
func questions(item Item) (list []question, left []Left) {
	name := item.Number
	if name == "" {
		name = item.ID()
	}
	for i, g := range item.Goals {
		q := question{
			lesson: item.Lesson, goal: g,
			id:    "question-" + item.ID() + "-" + strconv.Itoa(i+1),
			title: strings.TrimSpace(name+" "+item.Title) + " " + strconv.Itoa(i+1),
		}
		q.pattern = patternOf(g)
		q.answer = q.rightAnswer()
		if q.pattern == "" || q.answer == "" {
			q.pattern = ""
			q.choices = choicesOf(item.Lesson, i)
		}
		if why := q.cannot(); why != "" {
			left = append(left, Left{name, g.String(), why})
			continue
		}
		list = append(list, q)
	}
	return list, left
}

// cannot says why no question is made; "" for no reason.
func (q *question) cannot() string {
	switch {
	case q.goal.AsksPage():
		return "it asks what was selected or typed before, and a question knows an answer alone"
	case !q.goal.Known():
		return "it is not known"
	case q.pattern != "":
		return ""
	case !slices.ContainsFunc(q.choices, func(c choice) bool { return c.right }):
		return "no URL of the lesson meets it"
	case !slices.ContainsFunc(q.choices, func(c choice) bool { return !c.right }):
		return "each URL of the lesson meets it, so there is nothing to choose"
	}
	return ""
}

// choicesOf returns the URLs of a lesson, and which of them meet goal i.
func choicesOf(l *lesson.Lesson, i int) (list []choice) {
	for _, url := range urlsOf(l) {
		list = append(list, choice{url, l.GradeAnswer(url).States[i] == goal.StateMet})
	}
	return list
}

// urlsOf returns the URLs of a lesson, each once: in the order of their octets, which tells nothing of which are right.
func urlsOf(l *lesson.Lesson) []string {
	list := slices.Concat([]string{l.Start}, l.Solutions, l.Mistakes)
	slices.Sort(list)
	return slices.Compact(list)
}

// rightAnswer returns a solution that meets the goal by its pattern.
func (q *question) rightAnswer() string {
	for _, s := range q.lesson.Solutions {
		if q.pattern != "" && regexp.MustCompile("^(?:"+q.pattern+")$").MatchString(s) {
			return s
		}
	}
	return ""
}

// patternOf returns the pattern of the texts that meet a goal, when it asks of the text alone; else "". A pattern of XML Schema is of the
// whole text. In it stand only letters, digits and classes of characters, of which all systems know the same.
func patternOf(g goal.Goal) string {
	name, rest, _ := strings.Cut(g.String(), " ")
	if strings.Contains(g.String(), " | ") {
		return ""
	}
	op, value, _ := strings.Cut(rest, " ")
	const any = ".*"
	switch {
	case name == "escape" && op == rest:
		return any + "%" + eitherCase(rest) + any
	case name == "scheme" && op == "=":
		return eitherCase(value) + ":" + any
	case name != "input" || !plain(value):
		return ""
	}
	quoted := quote(value)
	return map[string]string{"=": quoted, "^=": quoted + any, "$=": any + quoted, "*=": any + quoted + any}[op]
}

// plain reports whether a text is printable ASCII without backslash, by which goals write other octets.
func plain(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' || r == '\\' })
}

// quote returns a pattern of a text: what is no letter or digit stands in a class of its own.
func quote(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case strings.ContainsRune(`^-[]`, r):
			b.WriteString(`\` + string(r))
		case '0' <= r && r <= '9' || 'a' <= r|' ' && r|' ' <= 'z':
			b.WriteRune(r)
		default:
			b.WriteString("[" + string(r) + "]")
		}
	}
	return b.String()
}

// eitherCase returns a pattern of letters, digits and signs in any case.
func eitherCase(s string) string {
	var b strings.Builder
	for _, r := range s {
		if lower, upper := strings.ToLower(string(r)), strings.ToUpper(string(r)); lower != upper {
			b.WriteString("[" + lower + upper + "]")
		} else {
			b.WriteString(quote(string(r)))
		}
	}
	return b.String()
}

// prompt is what is asked.
func (q *question) prompt() string {
	key := labels.QuestionChoose
	if q.pattern != "" {
		key = labels.QuestionFill
	}
	return labels.UI(q.lesson.Lang, key)
}

// shown returns the choices as they are written. Systems join spaces, and show nothing of characters that nobody sees: where a choice has such,
// all have names for them, "‹SP›" for a space.
func (q *question) shown() (list []string) {
	hides := slices.ContainsFunc(q.choices, func(c choice) bool {
		return strings.ReplaceAll(text.ShowAll(c.url), "‹SP›", " ") != strings.Join(strings.Fields(c.url), " ")
	})
	for _, c := range q.choices {
		url := c.url
		if hides {
			url = text.ShowAll(url)
		}
		list = append(list, url)
	}
	return list
}

// right returns the numbers of the choices that are right, from 1.
func (q *question) right() (list []int) {
	for i, c := range q.choices {
		if c.right {
			list = append(list, i+1)
		}
	}
	return list
}

// label is what the goal asks for.
func (q *question) label() text.Prose { return q.goal.Label(q.lesson.Lang) }
