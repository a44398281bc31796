package labels

import "urlscope/core/text"

// Keys of the buttons that open lessons.
const (
	Lessons       text.Key = "lessons"
	MakeLesson    text.Key = "make-lesson"
	CheckReceipts text.Key = "check-receipts"
)

// teachingRows are the labels of these buttons.
var teachingRows = text.Rows{
	{Lessons, text.Row{"Lessons", "レッスン", "課程"}},
	{MakeLesson, text.Row{"Make a lesson", "レッスンを作る", "製作課程"}},
	{CheckReceipts, text.Row{"Check receipts", "受領証を確かめる", "檢查收據"}},
}
