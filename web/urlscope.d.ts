/**
 * What urlscope finds of one input. All offsets count octets of the input, as UTF-8, and a range is half-open. The form
 * is stable: fields may be added to a version, none is taken away or changes its meaning. Text that is not UTF-8 comes
 * in base64, under a name that ends in Base64.
 */
export interface Report {
  version: 1;
  /** The input, as it was given. */
  input?: string;
  inputBase64?: string;
  /** In lower case; "" when there is none. */
  scheme: string;
  /** The rule of RFC 1738, section 5, that applies; "" without a scheme. */
  production:
    | "" | "ftpurl" | "httpurl" | "gopherurl" | "mailtourl" | "newsurl" | "nntpurl" | "telneturl" | "waisurl"
    | "fileurl" | "prosperourl" | "otherurl";
  /** Whether the whole input is derivable from that rule: no diagnostic is an error. */
  valid: boolean;
  /** Only when not valid: the first octet at which no URL of that production can be continued. */
  offset?: number;
  parts: Part[];
  /** Only when there is a "#": what begins there is not part of the URL. */
  fragment?: Span;
  /** By place. */
  diagnostics: Diagnostic[];
  wire: Wire;
}

export interface Span {
  start: number;
  end: number;
}

/** A part that is present and empty has start === end; one that is absent is not listed. */
export interface Part extends Span {
  /** The name of its nonterminal in RFC 1738. */
  part: string;
  /** As it stands in the input. */
  raw?: string;
  rawBase64?: string;
  /** What it stands for, escapes decoded. */
  decoded?: string;
  decodedBase64?: string;
  /** A later standard, not RFC 1738, tells this part apart. */
  later?: true;
  /** Only a guess places this part. */
  guess?: true;
}

export interface Diagnostic extends Span {
  id: string;
  /** error: not derivable from the grammar; warning: the prose or section 6 advises against it. */
  severity: "error" | "warning" | "note";
  /** Of RFC 1738. */
  section: string;
  message: string;
  why: string;
  advice: string;
  /** Alternatives: any one of them mends it. */
  fixes: Fix[];
}

export interface Fix {
  title: string;
  /** same: it names the same resource; likely: it is probably what was meant; changes: it changes the meaning. */
  kind: "same" | "likely" | "changes";
  edits: Edit[];
  /** The input with the edits made. */
  result?: string;
  resultBase64?: string;
}

/** The octets of the span give way to `new`. */
export interface Edit extends Span {
  new: string;
}

/** What a client does with the URL. */
export interface Wire {
  /** "" where the scheme has none. */
  transport: "" | "tcp" | "udp";
  host?: string;
  port?: number;
  /** The protocol whose port that is, when it is not the scheme's. */
  service?: string;
  steps: Step[];
}

export interface Step {
  /** Such as "ftp-cwd". */
  kind: string;
  side: "client" | "server" | "info";
  /** if-asked: the server decides; guess: the URL leaves it open. */
  when: "always" | "if-asked" | "guess";
  text: string;
  /** Exactly what goes out, line end included; absent where the URL does not determine the octets. */
  bytesBase64?: string;
  /** The octets of the input that they come from. */
  from: Span[];
  /** Decoded octets would end a line early. */
  danger: boolean;
  note?: string;
  /** A client's line taken apart, where there is something to take apart. */
  pieces?: Piece[];
  /** The octets that a password puts there. */
  secret?: Octets[];
  /** Where the line ends early; there when danger is true. */
  early?: Early[];
}

/** Some octets of a step: as they are in bytesBase64, or would be if what the URL leaves open were one octet. */
export interface Octets {
  at: number;
  length: number;
}

/** A run of octets of a step that has a meaning of its own. */
export interface Piece extends Octets {
  kind: string;
  /** The octets of the input that they come from; absent for the protocol's own. */
  from?: Span;
  name: string;
  note: string;
}

/** A place where octets of the input end a line before its own end. */
export interface Early extends Octets {
  /** How many octets the server reads after it as a line of its own. */
  next: number;
  /** The octets of the input that end the line. */
  from: Span;
  /** The diagnostic that speaks of them. */
  id?: string;
  note: string;
}

export interface Options {
  /** The language of the texts; English for any that urlscope does not speak. */
  lang?: "en" | "ja" | "zh-Hant" | (string & {});
}

/**
 * Reports on a URL, or on anything else: nothing is refused. A string is taken as UTF-8; other octets come as a
 * Uint8Array. The first call loads the parser, about a megabyte, from beside urlscope.js; it rejects when that cannot
 * be loaded or the page's policy allows no WebAssembly ('wasm-unsafe-eval'). The next call tries again.
 */
export function report(url: string | Uint8Array, options?: Options): Promise<Report>;

declare const urlscope: { report: typeof report };
export default urlscope;
