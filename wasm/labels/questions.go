//go:build !js

package labels

import "urlscope/core/text"

// Keys of the questions for other systems (wasm/qti). Only the command uses them.
const (
	QuestionChoose text.Key = "question-choose"
	QuestionFill   text.Key = "question-fill"
)

func init() { all.Add(questionRows) }

var questionRows = text.Rows{
	{QuestionChoose, text.Row{"Choose each URL that meets this goal:", "次の目標を達成する URL をすべて選んでください：", "請選出所有達成此目標的 URL："}},
	{QuestionFill, text.Row{"Type a URL that meets this goal:", "次の目標を達成する URL を入力してください：", "請輸入一個達成此目標的 URL："}},
}
