//go:build !js

package labels

import (
	"testing"

	"urlscope/core/text"
)

func TestSums(t *testing.T) {
	none, some := [3]int{}, [3]int{1, 0, 2}
	for _, c := range []struct{ got, want string }{
		{Checked(text.English, Sum{1, 1, none, 0, 0}), "1 URL in 1 file"},
		{Checked(text.English, Sum{3, 2, some, 4, 1}), "3 URLs in 2 files, 1 error, 2 notes, 4 known, 1 fixed"},
		{Checked(text.Japanese, Sum{3, 2, some, 4, 1}), "ファイル 2 個に URL 3 件、エラー 1 件、注記 2 件、既知 4 件、修正 1 件"},
		{Checked(text.Chinese, Sum{3, 2, some, 4, 0}), "2 個檔案中有 3 個 URL、1 個錯誤、2 個附註、已知 4 處"},
		{Found(text.English, 0, 0), "0 URLs"},
		{Found(text.Japanese, 5, 0), "URL 5 件、エラーや警告のあるものはありません"},
		{Found(text.Chinese, 5, 2), "5 個 URL、2 個有錯誤或警告"},
		{FoundAt(text.English, 7, none), "line 7"},
		{FoundAt(text.Chinese, 7, some), "第 7 行、1 個錯誤、2 個附註"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}
