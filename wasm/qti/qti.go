// Package qti turns the goals of a lesson into questions of QTI 3.0, for systems that import them. A question is about one
// goal. If a pattern of the text decides the goal, as for "scheme = ftp", the learner types a URL, and the system matches it
// against the pattern. For other goals the learner chooses among the URLs of the lesson: its start, its solutions and its
// mistakes, of which some must meet the goal and some must not. A goal that allows neither is left out, with the reason.
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

// An Item is a lesson to make questions from.
type Item struct {
	*lesson.Lesson
	Number string // of a built-in lesson; "" for any other
}

// A Left is a goal that was left out.
type Left struct {
	Lesson, Goal string
	Why          string // in English
}

// A question asks about one goal.
type question struct {
	lesson  *lesson.Lesson
	id      string
	title   string
	goal    goal.Goal
	pattern string   // matches all right answers (XML Schema regular expression); "" for a choice
	answer  string   // a right answer
	choices []choice // only for a choice
}

// A choice is a URL that the learner can choose.
type choice struct {
	url   string
	right bool
}

// questions returns the questions of a lesson, and the goals that are left out.
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

// cannot returns the reason why the question cannot be asked, or "".
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

// choicesOf returns the URLs of a lesson, and whether each meets goal i.
func choicesOf(l *lesson.Lesson, i int) (list []choice) {
	for _, url := range urlsOf(l) {
		list = append(list, choice{url, l.GradeAnswer(url).States[i] == goal.StateMet})
	}
	return list
}

// urlsOf returns the URLs of a lesson without duplicates, sorted, so that the order does not reveal the right ones.
func urlsOf(l *lesson.Lesson) []string {
	list := slices.Concat([]string{l.Start}, l.Solutions, l.Mistakes)
	slices.Sort(list)
	return slices.Compact(list)
}

// rightAnswer returns a solution that matches the pattern.
func (q *question) rightAnswer() string {
	for _, s := range q.lesson.Solutions {
		if q.pattern != "" && regexp.MustCompile("^(?:"+q.pattern+")$").MatchString(s) {
			return s
		}
	}
	return ""
}

// patternOf returns a pattern that matches exactly the texts that meet a goal, or "" if no pattern can. Patterns of XML
// Schema match the whole text. This one has only letters, digits and character classes, which all systems treat alike.
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

// plain reports whether a text is printable ASCII without backslash. Goals write other octets as escapes with a backslash.
func plain(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' || r == '\\' })
}

// quote returns a pattern for a text, with all characters except letters and digits in a character class.
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

// eitherCase returns a pattern for a text in any case.
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

// prompt returns the text of the question.
func (q *question) prompt() string {
	key := labels.QuestionChoose
	if q.pattern != "" {
		key = labels.QuestionFill
	}
	return labels.UI(q.lesson.Lang, key)
}

// shown returns the choices as they are displayed. Systems join spaces and do not show invisible characters. If a choice has
// any, all choices show names for them, such as "‹SP›" for a space.
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

// right returns the numbers of the right choices, from 1.
func (q *question) right() (list []int) {
	for i, c := range q.choices {
		if c.right {
			list = append(list, i+1)
		}
	}
	return list
}

// label returns the goal in words.
func (q *question) label() text.Prose { return q.goal.Label(q.lesson.Lang) }
