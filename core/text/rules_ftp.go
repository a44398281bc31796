package text

// ftpTexts are the texts of rules about FTP URLs (section 3.2).
var ftpTexts = []ruleText{
	{"ftp-encoded-slash", Row{
		"`{raw}` stays inside one directory name",
		"`{raw}` は 1 つのディレクトリ名の中に残ります",
		"`{raw}` 留在同一個目錄名稱裡"}, Row{
		"A client sends a single `CWD {token}`. A plain `/` would begin another directory name, with a `CWD` of its own.",
		"クライアントは `CWD {token}` を 1 回送ります。ただの `/` なら、そこから別のディレクトリ名になり、`CWD` も分かれます。",
		"用戶端只送出一次 `CWD {token}`。如果是一般的 `/`，就另起一個目錄名稱，`CWD` 也會分開。"}, Row{
		"Leave it if the server expects it. Otherwise write `/`.",
		"サーバがこの形を求めているなら、このままにします。そうでなければ `/` と書いてください。",
		"如果伺服器要的就是這種寫法，請保留。否則請寫成 `/`。"}},
	{"ftp-encoded-slash/root", Row{}, Row{
		"A client sends `CWD {token}`, a path that begins at the root. Without `{raw}` it would send `CWD {rest}`, relative to the directory in which the session starts.",
		"クライアントは、ルートから始まるパスとして `CWD {token}` を送ります。`{raw}` がなければ `CWD {rest}` となり、ログイン先からの相対パスになります。",
		"用戶端送出 `CWD {token}`，是從根目錄開始的路徑。沒有 `{raw}` 的話會送出 `CWD {rest}`，從登入後所在的目錄開始。"}, Row{
		"Leave it if the path is to begin at the root. A plain `/` here would send an empty `CWD` first.",
		"パスをルートから始めるなら、このままにします。ただの `/` にすると、まず空の `CWD` が送られます。",
		"路徑要從根目錄開始的話，請保留。這裡若寫一般的 `/`，會先送出空的 `CWD`。"}},
	{"ftp-encoded-slash/name", Row{
		"`{raw}` stays inside one file name",
		"`{raw}` は 1 つのファイル名の中に残ります",
		"`{raw}` 留在同一個檔案名稱裡"}, Row{
		"A client asks for one file named `{token}`. With a plain `/`, what comes before it would be a directory.",
		"クライアントは `{token}` という 1 つのファイルを求めます。ただの `/` なら、その前はディレクトリになります。",
		"用戶端要求名為 `{token}` 的一個檔案。如果是一般的 `/`，前面的部分就成了目錄。"}, Row{}},
	{"ftp-semicolon", Row{
		"`{raw}` in {part} must be written `{escaped}`",
		"{part}の `{raw}` は `{escaped}` と書きます",
		"{part}裡的 `{raw}` 必須寫成 `{escaped}`"}, Row{
		"In an FTP URL, a plain `;` has only one job: it begins `;type=` at the very end.",
		"FTP の URL では、そのままの `;` の役割は 1 つだけです。末尾の `;type=` の始まりを示します。",
		"在 FTP 的 URL 裡，直接寫的 `;` 只有一個作用：作為最後 `;type=` 的開頭。"}, Row{
		"Write `{escaped}`, or move `;type=` to the end of the URL.",
		"`{escaped}` と書くか、`;type=` を URL の末尾に移してください。",
		"請寫成 `{escaped}`，或把 `;type=` 移到 URL 的最後。"}},
	{"ftp-path-absent", Row{
		"The URL ends with the host",
		"URL はホストで終わっています",
		"URL 只寫到主機"}, Row{
		"It names no file, not even one with an empty name. Most clients list the directory in which the session starts.",
		"空の名前さえなく、ファイルを示していません。多くのクライアントは、ログイン先のディレクトリの一覧を求めます。",
		"沒有指明檔案，連空的名稱都沒有。大多數用戶端會列出登入後所在的目錄。"}, Row{
		"To name a file, add a slash and its path.",
		"ファイルを示すなら、スラッシュとパスを追加してください。",
		"如果要指明檔案，請加上斜線和路徑。"}},
	{"ftp-type-incomplete", Row{
		"`{raw}` is not finished",
		"`{raw}` が途中で終わっています",
		"`{raw}` 還沒寫完"}, Row{
		"Here `;` begins `;type=` and one letter: `a` for text, `i` for octets as they are (image), `d` for a list of names.",
		"ここの `;` は、`;type=` と 1 文字の始まりです。`a` はテキスト、`i` はオクテットそのまま（イメージ）、`d` は名前の一覧です。",
		"這裡的 `;` 是 `;type=` 加一個字母的開頭：`a` 是文字，`i` 是不轉換、照原樣傳送（image），`d` 是名稱清單。"}, Row{
		"Finish it, as in `;type=i`, or take it out.",
		"`;type=i` のように最後まで書くか、取り除いてください。",
		"請寫完，例如 `;type=i`，或將它移除。"}},
	{"ftp-type-incomplete/misspelt", Row{
		"`{raw}` in place of `;type=`",
		"`;type=` があるべき所に `{raw}` があります",
		"該寫 `;type=` 的地方寫了 `{raw}`"}, Row{
		"`;type=` and a single letter at the end say how to transfer the file. Any other `;` must be written as an escape.",
		"転送のしかたは、末尾の `;type=` と 1 文字で示します。それ以外の `;` はエスケープで書きます。",
		"傳輸方式寫在最後，用 `;type=` 加一個字母表示。其他的 `;` 都要寫成跳脫序列。"}, Row{
		"Write `;type=` instead.",
		"代わりに `;type=` と書いてください。",
		"請改寫成 `;type=`。"}},
	{"ftp-type-unknown", Row{
		"`{raw}` is not a type code",
		"`{raw}` というタイプコードはありません",
		"沒有 `{raw}` 這種類型碼"}, Row{
		"One letter says how to transfer the file: `a` for text, `i` for octets as they are (image), `d` for a list of the directory.",
		"転送のしかたを 1 文字で示します。`a` はテキスト、`i` はオクテットそのまま（イメージ）、`d` はディレクトリの一覧です。",
		"用一個字母表示傳輸方式：`a` 是文字，`i` 是不轉換、照原樣傳送（image），`d` 是目錄清單。"}, Row{
		"Write one of the three, or leave `;type=` out.",
		"3 つのどれかを書くか、`;type=` を省いてください。",
		"請寫三者之一，或省略 `;type=`。"}},
	{"ftp-type-unknown/empty", Row{
		"The type code is missing",
		"タイプコードがありません",
		"缺少類型碼"}, Row{
		"After `;type=`, one letter says how to transfer the file: `a` for text, `i` for octets as they are (image), `d` for a list of the directory.",
		"`;type=` の後に、転送のしかたを 1 文字で示します。`a` はテキスト、`i` はオクテットそのまま（イメージ）、`d` はディレクトリの一覧です。",
		"`;type=` 後面用一個字母表示傳輸方式：`a` 是文字，`i` 是不轉換、照原樣傳送（image），`d` 是目錄清單。"}, Row{}},
	{"ftp-type-spelling", Row{
		"`{raw}` is usually written `;type=`",
		"`{raw}` はふつう `;type=` と書きます",
		"`{raw}` 通常寫成 `;type=`"}, Row{
		"The grammar of RFC 1738 ignores case here, but a program may look for lower case only.",
		"RFC 1738 の文法では大文字と小文字を区別しませんが、小文字しか探さないプログラムもあります。",
		"RFC 1738 的語法在這裡不分大小寫，但有的程式只認小寫。"}, Row{
		"Write it in lower case. It means the same.",
		"小文字で書いてください。意味は同じです。",
		"請寫成小寫，意義相同。"}},
	{"ftp-cwd-null", Row{
		"An empty directory name",
		"空のディレクトリ名です",
		"空的目錄名稱"}, Row{
		"Between two slashes in a row there is an empty name. A client sends `CWD` with an empty argument. What happens then depends on the server.",
		"続いた 2 つのスラッシュの間に空の名前があります。クライアントは引数が空の `CWD` を送り、その結果はサーバしだいです。",
		"連續兩個斜線之間是一個空的名稱。用戶端會送出後面沒有內容的 `CWD`，結果由伺服器決定。"}, Row{
		"Take one slash out. For a path that begins at the root, write `%2F`.",
		"スラッシュを 1 つ取り除いてください。ルートから始まるパスなら `%2F` と書きます。",
		"請移除一個斜線。要從根目錄開始的路徑，請寫 `%2F`。"}},
	{"ftp-name-null", Row{
		"The URL ends in an empty name",
		"URL が空の名前で終わっています",
		"URL 以空的名稱結尾"}, Row{
		"Taken literally, a client asks for a file with an empty name. Most clients list the directory instead.",
		"文字どおりなら、空の名前のファイルを求めます。多くのクライアントは、代わりにディレクトリの一覧を求めます。",
		"照字面是要求名稱為空的檔案。大多數用戶端會改為列出目錄。"}, Row{
		"For a file, add its name. For the list, end the URL with `;type=d`.",
		"ファイルなら名前を追加し、一覧なら末尾を `;type=d` にしてください。",
		"要取檔案就加上名稱，要清單就以 `;type=d` 結尾。"}},
	{"ftp-type-absent", Row{
		"No type code: the client guesses",
		"タイプコードがないので、クライアントが推測します",
		"沒有類型碼：由用戶端猜測"}, Row{
		"The type decides whether line ends are converted. Without one, the client can only guess it, for instance from how the name `{name}` ends (section 3.2.3).",
		"改行を変換するかどうかはタイプで決まります。タイプコードがないと、`{name}` という名前の終わり方などから推測するしかありません（3.2.3 節）。",
		"類型決定換行是否會被轉換。沒有類型碼，用戶端只能猜測，例如看名稱 `{name}` 的結尾（第 3.2.3 節）。"}, Row{
		"Add `;type=a` for text. For anything else add `;type=i`, which leaves every octet as it is.",
		"テキストなら `;type=a` を追加してください。それ以外なら、オクテットをそのまま送る `;type=i` です。",
		"文字請加上 `;type=a`。其他請加上 `;type=i`，每個八位元組都照原樣傳送。"}},
}
