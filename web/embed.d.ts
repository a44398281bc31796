import type { Report, Span } from "./urlscope.js";

export type { Report, Span };

/**
 * `<url-scope>`: a URL that can be taken apart. It shows its content, or its attribute url, as code with a link until
 * it is wanted, and then a frame with the playground.
 *
 * Attributes, all optional and all live:
 * - `url`: the URL, instead of the content. The content is trimmed, this is not.
 * - `show`: what is shown, of `anatomy problems wire standards character parts grammar`, in this order. All but `grammar` by default.
 * - `readonly`: the reader cannot edit it.
 * - `loading`: `click` (the default), `lazy` (near the viewport) or `eager`.
 * - `height`: in pixels. By default it follows the content, up to 640, where that moves nothing that is being read.
 * - `theme`: `light`, `dark`, or `auto` (the default), which follows the page.
 * - `lang`: `en`, `ja` or `zh-Hant`, or another tag of these languages, such as `zh-TW`. By default that of the content around. In place
 *   of a language that the playground does not speak comes the reader's.
 * - `select`: octets to select, such as `12-18`.
 * - `label`: what the frame is called to those who hear it.
 * - `lesson`: a lesson to take, by its number, such as `3.1`, or by its link from `lesson=` on. Its goals stand below the URL,
 *   which is its start unless another is given.
 * - `names`: an interface by whose names the parts are listed, too: `python`, `node`, `go`, `php` and others; `urlscope help names`
 *   has them all.
 * - `judge`: the standard by which the problems are those of the URL: `rfc1738` (the default), `rfc3986` or `whatwg`. The report is by
 *   RFC 1738 always.
 *
 * The page can set a URL of at most 65536 octets. Once the frame is wanted, a longer one stays code, with the reason
 * below it: urlscope-error is fired, and report() and applyFix() reject, until a shorter one is set.
 */
export interface URLScopeElement extends HTMLElement {
  /** Shows another URL. In the frame the reader can undo it. */
  setURL(url: string): void;
  /**
   * Reports on the URL as it stands, which the reader may have edited. Loads the frame if need be. Rejects, with an
   * Error that says why, when the element is in no page or leaves it, when destroy() is called before the answer is
   * there, when the frame does not come, and when the URL is too long.
   */
  report(): Promise<Report>;
  /**
   * Applies a fix: number `fix` of number `problem` of the diagnostics in the last report, 0 and 0 by default, and
   * reports on what comes of it. Loads the frame if need be. Rejects when there is no such fix or the URL has changed
   * since, and when report() would.
   */
  applyFix(problem?: number, fix?: number): Promise<Report>;
  /**
   * Selects the octets from start up to end. Where there is no frame yet, they are selected when it comes. What is no
   * range of the URL is ignored. setURL forgets what was selected.
   */
  select(start: number, end: number): void;
  /** Takes the frame away: what remains is the code. A click loads it again, and so do report() and applyFix(). */
  destroy(): void;
}

/** They bubble, and leave shadow trees. */
export interface URLScopeEventMap {
  /** The frame is there: for the first time, or after it was taken away, such as by a move of the element. */
  "urlscope-ready": CustomEvent<Report>;
  /** The URL in the frame changed, by the reader or by the page, or the language of its report. */
  "urlscope-change": CustomEvent<Report>;
  /**
   * Other octets are selected in the frame: by the reader, whose caret selects what is behind it, or by select() or the
   * attribute. What a frame selects to begin with, and with another URL, is nobody's doing and is not told.
   */
  "urlscope-select": CustomEvent<Span>;
  /** Other goals of the lesson are met than before. The first comes when the lesson is there. */
  "urlscope-goals": CustomEvent<LessonState>;
  /** All goals of the lesson are met, or, after that, no longer all. */
  "urlscope-lesson": CustomEvent<LessonState>;
  /** The playground cannot be loaded, or the URL is too long; the code stays. The message says why, for the reader. */
  "urlscope-error": CustomEvent<{ message: string }>;
}

/** How far a lesson is. */
export interface LessonState {
  /** What the lesson is known by wherever it is graded: eight letters. */
  id: string;
  /** Of each goal, in their order. What cannot be told yet, such as what a part is while there is no valid URL, is unknown. */
  goals: ("open" | "met" | "unknown")[];
  /** All are met. */
  done: boolean;
}

/** What stands in its tag; see URLScopeElement. */
export interface URLScopeAttributes {
  url?: string;
  show?: string;
  readonly?: boolean | "" | "true" | "false";
  loading?: "click" | "lazy" | "eager";
  height?: number | string;
  theme?: "auto" | "light" | "dark";
  lang?: string;
  select?: string;
  label?: string;
  lesson?: string;
  names?: string;
  judge?: "rfc1738" | "rfc3986" | "whatwg";
}

/** Its events, as JSX listens to them. */
export type URLScopeListeners = {
  [Name in keyof URLScopeEventMap as `on${Name}`]?: (event: URLScopeEventMap[Name]) => void;
};

declare global {
  interface HTMLElementTagNameMap {
    "url-scope": URLScopeElement;
  }
  interface GlobalEventHandlersEventMap extends URLScopeEventMap {}
}
