// @ts-check
// Messages in the reader's language.
import { root } from "./elements.js";

/** @type {Record<string, Record<string, string>>} */
export const words = {
  en: {
    loading: "Loading the parser… ",
    waiting: "Still waiting for the parser, of which nothing has come.",
    "no-wasm": "This browser cannot run WebAssembly, or it is switched off, so the URL is not taken apart. A newer browser, or allowing WebAssembly for this site, helps.",
    blocked: "A security policy keeps this page from running WebAssembly, so the URL is not taken apart. Whoever runs the site must allow 'wasm-unsafe-eval'.",
    network: "The parser could not be loaded. Is the network there?",
    broken: "The parser was loaded but does not start. The browser's console says more.",
    stopped: "The parser stopped, and that is our mistake. The browser's console says more.",
    keep: " What you typed is still in the field.",
  },
  ja: {
    loading: "解析器を読み込み中… ",
    waiting: "解析器がまだ届いていません。引き続き待っています。",
    "no-wasm": "このブラウザでは WebAssembly が使えないか、無効になっているため、URL を解析できません。新しいブラウザを使うか、このサイトで WebAssembly を許可してください。",
    blocked: "セキュリティポリシーが WebAssembly の実行を禁じているため、URL を解析できません。サイトの管理者が 'wasm-unsafe-eval' を許可する必要があります。",
    network: "解析器を読み込めませんでした。ネットワークにつながっていますか。",
    broken: "解析器は読み込まれましたが、起動しません。詳細はブラウザのコンソールにあります。",
    stopped: "解析器が停止しました。こちらの誤りです。詳細はブラウザのコンソールにあります。",
    keep: "入力したものは欄に残っています。",
  },
  "zh-Hant": {
    loading: "正在載入解析器… ",
    waiting: "解析器尚未送達，仍在等待。",
    "no-wasm": "這個瀏覽器無法執行 WebAssembly，或已停用，因此無法解析 URL。請改用較新的瀏覽器，或允許此網站使用 WebAssembly。",
    blocked: "安全政策不允許此頁執行 WebAssembly，因此無法解析 URL。網站管理者必須允許 'wasm-unsafe-eval'。",
    network: "無法載入解析器。網路是否連線？",
    broken: "解析器已載入但無法啟動。詳情請見瀏覽器的主控台。",
    stopped: "解析器已停止，這是我們的錯。詳情請見瀏覽器的主控台。",
    keep: "您輸入的內容仍在欄位中。",
  },
};
export const { lang } = root; // set by theme.js
export const say = { ...words[lang], ...globalThis.urlscopeWords }; // theme.js has the messages that it needs itself
