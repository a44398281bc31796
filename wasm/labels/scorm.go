//go:build !small

package labels

import "urlscope/core/text"

// Keys of the packages for learning systems (wasm/scorm).
const (
	PackageTitle    text.Key = "package-title"
	PackageNoScript text.Key = "package-no-script"
	PackageAlone    text.Key = "package-alone"
	PackageRefused  text.Key = "package-refused"
	PackageLong     text.Key = "package-long"
	PackageReview   text.Key = "package-review"
	PackageBrowse   text.Key = "package-browse"
	PackageIt       text.Key = "package-it"
	PackageComes    text.Key = "package-comes"
	PackageSaved    text.Key = "package-saved"
	PackageFails    text.Key = "package-fails"
)

func init() { all.Add(packageRows) }

var packageRows = text.Rows{
	{PackageTitle, text.Row{"Lessons on URLs", "URL のレッスン", "關於 URL 的課程"}},
	{PackageNoScript, text.Row{"Without JavaScript this lesson can be read, but not checked.", "JavaScript がないと、このレッスンは読めますが、判定はできません。", "沒有 JavaScript 時，這個課程只能閱讀，無法判定。"}},
	{PackageAlone, text.Row{"No learning system was found around this page. The lesson works, but your progress is not recorded.",
		"このページの周りに学習管理システムが見つかりません。レッスンは使えますが、進み具合は記録されません。", "此頁周圍找不到學習管理系統。課程可以使用，但不會記錄進度。"}},
	{PackageRefused, text.Row{"The learning system has not accepted this yet:", "学習管理システムが次の項目をまだ受け付けていません：", "學習管理系統尚未接受此項："}},
	{PackageLong, text.Row{"This text is too long for the learning system to keep. Your next visit begins with an earlier, shorter one.",
		"この内容は長すぎて、学習管理システムに保存できません。次回は、それより前の短い内容から始まります。", "這段內容太長，學習管理系統無法保存。下次會從先前較短的內容開始。"}},
	{PackageReview, text.Row{"You are reviewing this lesson. Nothing is recorded.", "このレッスンを見直しています。何も記録されません。", "您正在複習這個課程，不會記錄任何內容。"}},
	{PackageBrowse, text.Row{"You are previewing this lesson. Nothing is recorded.", "このレッスンを下見しています。何も記録されません。", "您正在預覽這個課程，不會記錄任何內容。"}},

	{PackageIt, text.Row{"For a learning system (SCORM {a})", "学習管理システム用（SCORM {a}）", "用於學習管理系統（SCORM {a}）"}},
	{PackageComes, text.Row{"Making the package…", "パッケージを作成中…", "正在製作套件…"}},
	{PackageSaved, text.Row{"The package was made. The learning system imports it as it is.", "パッケージを作りました。学習管理システムにそのまま取り込めます。", "套件已製作完成，學習管理系統可直接匯入。"}},
	{PackageFails, text.Row{"The package could not be made: what it needs could not be loaded. Perhaps the network is gone.",
		"必要なファイルを読み込めず、パッケージを作れませんでした。ネットワークにつながっていないのかもしれません。", "無法載入所需的檔案，因此無法製作套件。網路可能已中斷。"}},
}
