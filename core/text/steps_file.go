package text

// fileSteps are the texts of the steps of section 3.10.
var fileSteps = []stepText{
	{Kind: "file-local", Line: Row{
		"Nothing is sent. The file is read on the machine that interprets the URL.",
		"何も送られません。URL を解釈しているコンピュータでファイルを読みます。",
		"不會送出任何資料。檔案從解讀這個 URL 的電腦上讀取。"}, Note: Row{
		"On another machine the same URL means another file, or none: section 3.10 defines no protocol.",
		"同じ URL でも、別のコンピュータでは別のファイルを指すか、何も指しません。3.10 節はプロトコルを定めていません。",
		"同一個 URL 在別台電腦上指的是別的檔案，或什麼都不是：第 3.10 節沒有規定協定。"}},
	{Kind: "file-remote", Line: Row{
		"The file is on `{host}`, but the URL names no protocol to reach it. Nothing is sent.",
		"ファイルは `{host}` にありますが、取り出すプロトコルは決まっていません。何も送られません。",
		"檔案在 `{host}` 上，但 URL 沒有指明用什麼協定取用。不會送出任何資料。"}, Note: Row{
		"A client may have a way of its own, such as a network file system. But a file URL names none, so it is of little use between hosts (section 3.10).",
		"クライアントがネットワークファイルシステムなど独自の方法を持つことはあります。しかし file の URL はどれも示さないので、ホストの間ではあまり役に立ちません（3.10 節）。",
		"用戶端可能有自己的方法，例如網路檔案系統。但 file 的 URL 沒有指明任何一種，所以在主機之間用處不大（第 3.10 節）。"}},
	{Kind: "file-unix", Line: Row{
		"on Unix: `{octets}`",
		"Unix では：`{octets}`",
		"在 Unix 上：`{octets}`"}},
	{Kind: "file-unix/none", Line: Row{
		"on Unix: no file, since no name there can contain `{octets}`",
		"Unix では：該当するファイルはありません（名前に `{octets}` は使えません）",
		"在 Unix 上：沒有這樣的檔案，因為名稱裡不能有 `{octets}`"}},
	{Kind: "file-windows/none", Line: Row{
		"on Windows: no file, since no name there can contain `{octets}`",
		"Windows では：該当するファイルはありません（名前に `{octets}` は使えません）",
		"在 Windows 上：沒有這樣的檔案，因為名稱裡不能有 `{octets}`"}},
	{Kind: "file-vms/none", Line: Row{
		"on VMS: no file, since no name there can contain `{octets}`",
		"VMS では：該当するファイルはありません（名前に `{octets}` は使えません）",
		"在 VMS 上：沒有這樣的檔案，因為名稱裡不能有 `{octets}`"}},
	{Kind: "file-mac/none", Line: Row{
		"on the first Mac OS: no file, since no name there can contain `{octets}`",
		"初期の Mac OS では：該当するファイルはありません（名前に `{octets}` は使えません）",
		"在早期的 Mac OS 上：沒有這樣的檔案，因為名稱裡不能有 `{octets}`"}},
	{Kind: "file-windows", Line: Row{
		"on Windows: `{octets}`",
		"Windows では：`{octets}`",
		"在 Windows 上：`{octets}`"}},
	{Kind: "file-vms", Line: Row{
		"on VMS: `{octets}`",
		"VMS では：`{octets}`",
		"在 VMS 上：`{octets}`"}, Note: Row{
		"Device, directories in brackets, file. VMS does not distinguish small letters and capitals.",
		"装置、角括弧の中のディレクトリ、ファイルの順です。VMS は大文字と小文字を区別しません。",
		"裝置、方括號裡的目錄、檔案。VMS 不分大小寫。"}},
	{Kind: "file-mac", Line: Row{
		"on the first Mac OS: `{octets}`",
		"初期の Mac OS では：`{octets}`",
		"在早期的 Mac OS 上：`{octets}`"}, Note: Row{
		"Disk, folders, file, with colons between them.",
		"ディスク、フォルダ、ファイルをコロンで区切ります。",
		"磁碟、資料夾、檔案，以冒號隔開。"}},
}
