import type { Report, Span } from "./urlscope.js";

export type { Report, Span };

/**
 * `<url-scope>`: a URL that can be taken apart. It shows its content, or its attribute url, as code with a link. After a
 * click it shows a frame with the playground.
 *
 * Attributes. All are optional, and may change at any time:
 * - `url`: the URL, instead of the content. The content is trimmed; the attribute is not.
 * - `show`: what is shown, of `anatomy problems wire standards character parts grammar`, in this order. All but `grammar` by default.
 * - `readonly`: the reader cannot edit the URL.
 * - `loading`: `click` (the default), `lazy` (near the viewport) or `eager`.
 * - `height`: in pixels. By default it follows the content, up to 640, where that moves nothing that is being read.
 * - `theme`: `light`, `dark`, or `auto` (the default), which follows the page.
 * - `lang`: `en`, `ja` or `zh-Hant`, or another tag of these languages, such as `zh-TW`. By default the language of the content
 *   around it, or the reader's if the playground does not have that.
 * - `select`: octets to select, such as `12-18`.
 * - `label`: the name of the frame for screen readers.
 * - `lesson`: a lesson to take, by its number, such as `3.1`, or by its link from `lesson=` on. Its goals stand below the URL,
 *   which is its start unless another is given.
 * - `names`: an interface by whose names the parts are listed, too: `python`, `node`, `go`, `php` and others; `urlscope help names`
 *   has them all.
 * - `judge`: the standard whose problems are shown: `rfc1738` (the default), `rfc3986` or `whatwg`. The report is by
 *   RFC 1738 always.
 *
 * The page can set a URL of at most 65536 octets. A longer URL stays code, with the reason below it: urlscope-error is
 * fired, and report() and applyFix() reject, until a shorter one is set.
 */
export interface URLScopeElement extends HTMLElement {
  /** Shows another URL. In the frame the reader can undo it. */
  setURL(url: string): void;
  /**
   * Reports on the current URL, which the reader may have edited. Loads the frame if necessary. Rejects, with an Error
   * that says why, if the element is not in a page or leaves it, if destroy() is called before the answer, if the frame
   * does not load, and if the URL is too long.
   */
  report(): Promise<Report>;
  /**
   * Applies the fix with index `fix` of the diagnostic with index `problem` in the last report, and reports on the
   * result. Loads the frame if necessary. Rejects if the fix does not exist, if the URL has changed since the report, and
   * whenever report() would.
   */
  applyFix(problem?: number, fix?: number): Promise<Report>;
  /**
   * Selects the octets from start up to end. Before the frame is loaded, the selection is kept for it. A range outside
   * of the URL is ignored. setURL clears the selection.
   */
  select(start: number, end: number): void;
  /** Removes the frame, so that the code remains. A click, report() or applyFix() loads it again. */
  destroy(): void;
}

/** All events bubble, and cross the boundaries of shadow trees. */
export interface URLScopeEventMap {
  /** The frame is ready: for the first time, or again after it was removed, for example by a move of the element. */
  "urlscope-ready": CustomEvent<Report>;
  /** The reader or the page changed the URL in the frame, or the language of its report. */
  "urlscope-change": CustomEvent<Report>;
  /**
   * Other octets are selected in the frame: by the reader, whose caret selects the octet after it, by select(), or by the
   * attribute. The first selection of a frame, or of another URL, fires no event.
   */
  "urlscope-select": CustomEvent<Span>;
  /** The met goals of the lesson changed. The first event comes when the lesson is loaded. */
  "urlscope-goals": CustomEvent<LessonState>;
  /** All goals of the lesson became met, or are no longer all met. */
  "urlscope-lesson": CustomEvent<LessonState>;
  /** The playground cannot be loaded, or the URL is too long; the code stays. The message tells the reader why. */
  "urlscope-error": CustomEvent<{ message: string }>;
}

/** How far a lesson is. */
export interface LessonState {
  /** The id by which `urlscope grade` knows the lesson: eight letters. */
  id: string;
  /** The state of each goal, in order. A goal is unknown while it cannot be judged, such as a part while the URL is not valid. */
  goals: ("open" | "met" | "unknown")[];
  /** All are met. */
  done: boolean;
}

/** The attributes of the tag; see URLScopeElement. */
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
