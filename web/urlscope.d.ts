/**
 * What urlscope finds of one input. All offsets count octets of the input, as UTF-8, and a range is half-open. The form
 * is stable: fields may be added to a version, none is taken away or changes its meaning. Text that is not UTF-8 comes
 * in base64, under a name that ends in Base64.
 *
 * A report on a long input is bounded, so that it grows no faster than the input. It lists at most 500 parts, 500
 * diagnostics, the worst of them, and 500 steps, and of all steps together 1000 from, pieces, secret and early each.
 * Fixes are tried of so many of the diagnostics that times the octets of the input it is at most 1048576, and what they
 * write, with the results, has at most 262144 octets. `omitted` counts what is left out.
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
  /** What became of the scheme, where it is one of RFC 1738: the document that defines it now, and whether browsers fetch it. */
  since?: string;
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
  /** Only when something is left out. */
  omitted?: Omitted;
}

/** How much of a long input a report does not list; absent for none. */
export interface Omitted {
  /** The last ones. */
  parts?: number;
  /** Diagnostics: notes are left out before warnings, and these before errors; of each the last. */
  errors?: number;
  warnings?: number;
  notes?: number;
  /** Of how many of the diagnostics that are listed fixes are left out. */
  fixes?: number;
  /** Of how many of the fixes that are listed the result is left out. */
  results?: number;
  /** The last ones. */
  steps?: number;
  /** Of the steps that are listed. */
  from?: number;
  pieces?: number;
  secret?: number;
  early?: number;
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
  /** Not all fixes are listed, or none was tried: see Omitted. */
  fixesOmitted?: true;
}

export interface Fix {
  title: string;
  /** same: it names the same resource; likely: it is probably what was meant; changes: it changes the meaning. */
  kind: "same" | "likely" | "changes";
  edits: Edit[];
  /** The input with the edits made; left out of a report on a long input. */
  result?: string;
  resultBase64?: string;
}

/** The octets of the span give way to `new`. */
export interface Edit extends Span {
  new: string;
}

/** What a client does with the URL. */
export interface Wire {
  /** The URL that was likely meant, where no client knows what to do with the input; absent when it is the input itself. */
  mended?: string;
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
  /** Where the line ends early; there when danger is true, unless left out of a long report. */
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
 * Reports on a URL, or on any other text or octets: none is refused. A string is taken as UTF-8, a lone surrogate in it as
 * U+FFFD; other octets come in an ArrayBuffer or a view of one, such as a Uint8Array; of a URL object it is its href. It
 * rejects with a TypeError what is neither.
 *
 * The first call loads the parser, 1 MB, from beside urlscope.js; it rejects when that cannot be loaded or the
 * page's policy allows no WebAssembly ('wasm-unsafe-eval'). The next call tries again.
 */
export function report(url: string | URL | ArrayBuffer | ArrayBufferView, options?: Options): Promise<Report>;

/**
 * What five standards say of one input; Go's net/url, the sixth reading, is not asked here. Of its form the same holds as of that of a
 * report: testdata/standards/schema.json describes it.
 */
export interface Standards {
  version: 1;
  input?: string;
  inputBase64?: string;
  /** Oldest first. */
  readings: Reading[];
  /** Where two neighbours among them first part. */
  flips: Flip[];
  /** Against which the input was resolved. */
  base?: string;
  /** By rfc1808, rfc2396, rfc3986 and whatwg. */
  resolutions?: Resolution[];
}

/** What one standard says. */
export interface Reading {
  /** rfc2396 is that with RFC 2732; go is net/url, which is not asked here. */
  standard: "rfc1738" | "rfc1808" | "rfc2396" | "rfc3986" | "whatwg" | "go";
  /** relative: only as a reference, which needs a base; errors and failure are the URL Standard's own words. */
  verdict: "valid" | "relative" | "errors" | "invalid" | "failure" | "not-asked";
  /** Only when a grammar says invalid: the first octet at which it cannot be continued. */
  offset?: number;
  parts: StandardPart[];
  /** Of whatwg: what the parser prints. */
  result?: string;
  /** Of whatwg: the first hundred validation errors. */
  errors?: ValidationError[];
  /** How many more there are. */
  omitted?: number;
  /** browser: its own URL, or that of Node; detectors: where that could not be asked, and so only likely. */
  by: "grammar" | "detectors" | "browser" | "library";
  /** What the detectors find, where the browser says something else, and is believed. */
  detectors?: Detectors;
}

/** An authority comes before the parts that it holds. */
export interface StandardPart extends Span {
  /** The same name in all standards. */
  part: "scheme" | "authority" | "userinfo" | "host" | "port" | "path" | "params" | "query" | "fragment";
  /** The standard's own. */
  name: string;
}

/** By the name that the URL Standard gives it. */
export interface ValidationError extends Span {
  name: string;
  /** The parser gives up for it. */
  failure?: true;
}

export interface Detectors {
  verdict: string;
  result?: string;
}

/** Where two neighbours part, and why. */
export interface Flip extends Span {
  from: string;
  to: string;
  /** What changed, as a word. */
  clause: string;
  document: string;
  section: string;
  /** A check and what it checks for may take two hosts or paths for one. */
  security?: true;
  text: string;
}

/** What a standard makes of the input and the base, step by step. */
export interface Resolution {
  standard: string;
  /** Where there is one. */
  result?: string;
  steps: ResolutionStep[];
  by: string;
}

export interface ResolutionStep {
  text: string;
}

export interface StandardsOptions extends Options {
  /** A URL against which the input, which may be relative, is resolved as each standard does it. */
  base?: string | URL;
}

/**
 * Reads a URL as RFC 1738, 1808, 2396 with 2732, 3986 and the URL Standard do, and says where these part. It takes, loads and
 * rejects what report does. The URL of the browser, or of Node, is asked too, but for octets that are no UTF-8.
 */
export function standards(url: string | URL | ArrayBuffer | ArrayBufferView, options?: StandardsOptions): Promise<Standards>;

/**
 * What libraries and programs make of one input. Of its form the same holds as of that of a report: testdata/readers/schema.json
 * describes it.
 */
export interface Readers {
  version: 1;
  input?: string;
  inputBase64?: string;
  readers: Reader[];
}

/** What one of them makes of it. A part that it has not, or has no name for, is absent; none has the delimiters beside it. */
export interface Reader {
  /** A name that stays: curl, python, node. */
  reader: string;
  title: string;
  /** That was observed; none of what is asked itself. */
  version?: string;
  /** model: held to what was observed of that version. browser: its own URL, or that of Node. */
  by: "model" | "browser";
  /** unknown: nothing like the input was observed. */
  verdict: "valid" | "invalid" | "unknown";
  scheme?: string;
  user?: string;
  password?: string;
  host?: string;
  port?: string;
  path?: string;
  query?: string;
  fragment?: string;
  /** It goes to another host or port than the division of appendix B of RFC 3986 says. */
  differs: boolean;
  /** Where it differs: the first octet that is of one host or port and not of the other. */
  at?: number;
  text: string;
  /** What a client of the same library or program was recorded to send, a line each, without its end. */
  steps?: string[];
  /** The octets of these lines, if all are known. */
  bytesBase64?: string;
}

/**
 * Reads a URL as curl, Python, Java, PHP and others do, each by a model of the version named. It takes, loads and rejects what
 * report does. Nothing is sent anywhere.
 */
export function readers(url: string | URL | ArrayBuffer | ArrayBufferView, options?: Options): Promise<Readers>;

/** How a grammar derives one input. Of its form the same holds as of that of a report: testdata/derive/schema.json describes it. */
export interface Derivation {
  version: 1;
  input?: string;
  inputBase64?: string;
  /** rfc1738: section 5; rfc3986: appendix A. */
  standard: "rfc1738" | "rfc3986";
  /** unfinished: it can become a URL by typing on. */
  state: "valid" | "unfinished" | "invalid";
  /** The first octet that cannot follow; the length of the input unless it is invalid. */
  offset: number;
  /** In preorder; the children of a node tile it. */
  nodes: DerivationNode[];
  /** What may come at the offset. */
  next: NextThing[];
  /** Whether a URL may end at the offset. */
  mayEnd: boolean;
  /** The shortest text that makes an unfinished input valid. */
  ending?: string;
  /** What may come next, in words. */
  text: string;
}

/** A rule of the grammar, or octets that one quotes or lists. */
export interface DerivationNode extends Span {
  /** As printed; absent for a literal, a choice between octets and a rest. */
  rule?: string;
  /** The box in the definition of the rule around it, from 1 in the order of print; 0 for none. */
  item: number;
  /** The index of the node around it; -1 for the first. */
  parent: number;
  /** run: octets of one box; rest: octets that are not derived. */
  kind: "rule" | "literal" | "run" | "escape" | "rest";
  /** prose: section 3.4 tells it apart, not the grammar; guess: what was likely meant. */
  by: "grammar" | "prose" | "guess";
  /** The rule is not finished. */
  open?: true;
}

/** What may come next. */
export interface NextThing {
  /** rest: of a literal or an escape that has begun. */
  way: "goes-on" | "starts" | "begins" | "rest";
  /** What goes on or begins. */
  rule?: string;
  /** The octets of a literal, or what is left of it. */
  literal?: string;
  /** Those that may come. */
  octets: string;
  /** What stands before is read otherwise then. */
  else?: true;
}

export interface DeriveOptions extends Options {
  /** The grammar; that of RFC 1738 where it is absent. */
  standard?: "rfc1738" | "rfc3986";
}

/**
 * Derives a URL by the grammar, rule by rule, and says what may come next. It takes, loads and rejects what report does, and rejects
 * another standard with a TypeError.
 */
export function derive(url: string | URL | ArrayBuffer | ArrayBufferView, options?: DeriveOptions): Promise<Derivation>;

declare const urlscope: { report: typeof report; standards: typeof standards; readers: typeof readers; derive: typeof derive };
export default urlscope;
