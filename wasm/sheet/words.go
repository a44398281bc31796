package sheet

import "urlscope/core/text"

// words are what a sheet says beside the lesson.
var words = map[string]text.Row{
	"name":    {"Name", "名前", "姓名"},
	"date":    {"Date", "日付", "日期"},
	"start":   {"Name the parts below their brackets.", "括弧の下に部分の名前を書いてください。", "請在括號下寫出各部分的名稱。"},
	"rule":    {"The rule in RFC 1738", "RFC 1738 の規則", "RFC 1738 的規則"},
	"goals":   {"What is asked for", "目標", "目標"},
	"wire":    {"Write what a client sends, an octet a box, and its hex digits below.", "クライアントが送るオクテットを 1 つずつ枠に書き、下に 16 進数字を書いてください。", "請將用戶端送出的八位元組逐一寫入格內，並在下方寫出十六進位數字。"},
	"answer":  {"Your URL", "書き直した URL", "您的 URL"},
	"hints":   {"Hints", "ヒント", "提示"},
	"answers": {"Answers", "解答", "解答"},
}

// say returns the words of that name.
func say(l text.Lang, key string) string { return words[key].In(l) }
