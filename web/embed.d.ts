import type { Report, Span } from "./urlscope.js";

export type { Report, Span };

/**
 * `<url-scope>`: a URL that can be taken apart. It shows its content, or its attribute url, as code with a link until
 * it is wanted, and then a frame with the playground.
 *
 * Attributes, all optional and all live:
 * - `url`: the URL, instead of the content. The content is trimmed, this is not.
 * - `show`: what is shown, of `anatomy problems wire character parts`, in this order. All of it by default.
 * - `readonly`: the reader cannot edit it.
 * - `loading`: `click` (the default), `lazy` (near the viewport) or `eager`.
 * - `height`: in pixels. By default the content decides.
 * - `theme`: `light`, `dark`, or `auto` (the default), which follows the page.
 * - `lang`: `en`, `ja` or `zh-Hant`. By default that of the content around.
 * - `select`: octets to select, such as `12-18`.
 * - `label`: what the frame is called to those who hear it.
 */
export interface URLScopeElement extends HTMLElement {
  /** Shows another URL. In the frame the reader can undo it. */
  setURL(url: string): void;
  /** Reports on the URL as it stands, which the reader may have edited. Loads the frame if need be. */
  report(): Promise<Report>;
  /**
   * Applies a fix: number `fix` of number `problem` of the diagnostics in the last report, 0 and 0 by default. Rejects
   * when there is no such fix or the URL has changed since.
   */
  applyFix(problem?: number, fix?: number): Promise<Report>;
  /** Selects the octets from start up to end. */
  select(start: number, end: number): void;
  /** Takes the frame away: what remains is the code. A click loads it again. */
  destroy(): void;
}

/** They bubble, and leave shadow trees. */
export interface URLScopeEventMap {
  /** The frame is there. */
  "urlscope-ready": CustomEvent<Report>;
  /** The URL or its report changed: somebody typed, applied a fix, or called setURL. */
  "urlscope-change": CustomEvent<Report>;
  "urlscope-select": CustomEvent<Span>;
  /** The playground cannot be loaded; the code stays. The message says why, for the reader. */
  "urlscope-error": CustomEvent<{ message: string }>;
}

declare global {
  interface HTMLElementTagNameMap {
    "url-scope": URLScopeElement;
  }
  interface GlobalEventHandlersEventMap extends URLScopeEventMap {}
}
