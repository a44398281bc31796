// The globals by which the scripts of the page and the program call each other. The modules in web/page have them, and theme.js,
// load.js and frame.js, which are separate scripts. wasm/browser/browser.go is the program's side. TestGlobals compares the two.
export {};

// Octets of the program: a string if they are UTF-8, otherwise an array.
type Octets = string | Uint8Array;

declare global {
  // ---- theme.js
  var urlscopeLang: (tag?: string) => string | undefined;
  var urlscopeTheme: (theme: string | null) => void;
  var urlscopeReload: () => void;
  var urlscopeStale: (file: string) => boolean;
  var urlscopeWords: Record<string, string>;

  // ---- load.js
  var urlscopeGet: (file: string) => Promise<[Response, string]>;
  var urlscopeLoad: (name: string, seen: (octets: number) => void) => Promise<WebAssembly.Module>;
  var urlscopeScript: (name: string) => string;
  var urlscopePicture: (svg: string) => string;

  // ---- frame.js
  var urlscopeFrame: { wait(says: (tag?: string) => string): boolean } | undefined;

  // ---- The modules of app.js
  // The reader's settings. They never throw.
  var urlscopeStorage: { get(key: string): string; set(key: string, value: string): void };
  // Calls f in a task of its own, after the tasks that wait already.
  var urlscopeTask: (f: () => void) => void;
  // The fragment as it was in the link, with its "#".
  var urlscopeHash: string;
  // Replaces the fragment in the address bar. Returns false if the browser rejects that.
  var urlscopeLink: (fragment: string) => boolean;
  // Replaces the prerendered panels.
  var urlscopePut: (panels: Element) => void;
  // Returns the texts of a language that is not built into the program. If they are not loaded yet, returns undefined and calls come(true)
  // once they are, or come(false) if loading fails.
  var urlscopeTexts: (tag: string, come: (there: boolean) => void) => string | undefined;
  // Called when the program handles events.
  var urlscopeUp: () => void;
  // Loads the program that has the workshop, and opens a tool of it. Calls fail if loading fails.
  var urlscopeEnter: (tool: string, fail: () => void) => Promise<void>;
  // The last requested tool.
  var urlscopeTool: string | undefined;
  // Whether the reader has pressed nothing since that request.
  var urlscopeWaits: boolean;
  // Options of addEventListener that remove the listener when another program replaces this one.
  var urlscopeHears: { signal: AbortSignal };

  // ---- The modules of tools.js
  // Writes attributes and texts of many nodes in one call.
  var urlscopeWrite: (words: string, ...nodes: Node[]) => void;
  // Draws runs of the coloured copy: for each its element, text and look.
  var urlscopeRuns: (...runs: any[]) => void;
  // True at its first call in a frame of the screen.
  var urlscopeFirst: () => boolean;
  // Calls f when the next frame has been painted.
  var urlscopePainted: (f: () => void) => void;
  // Calls f at each key that does not type.
  var urlscopeKeys: (f: (e: KeyboardEvent) => void) => void;
  // Calls f when the caret of the field moves other than by typing.
  var urlscopeCaret: (f: (e: Event) => void) => void;
  // Calls f at each input of the field, with type, data, text and caret.
  var urlscopeInput: (f: (type: string, data: string | null, text: Octets, from: number, to: number) => void) => void;
  // The octets of a string, and the string of octets.
  var urlscopeOctets: (s: string) => Octets;
  var urlscopeString: (octets: Uint8Array) => string;
  // Edits the field so that Ctrl+Z undoes it, in UTF-16 units; first and last are selected afterwards.
  var urlscopeEdit: (from: number, to: number, text: string, first?: number, last?: number) => void;
  // Undoes or redoes an edit of the field while the focus is elsewhere.
  var urlscopeUndo: (again?: boolean) => void;
  // The href of the browser's URL class for a text and a base, or null if the class throws.
  var urlscopeParse: (text: string, base?: string) => string | null;
  // Loads a file that few visits need: the lessons of a language, or "suffixes". Calls come with its text, or with "" if loading fails.
  var urlscopeLoadText: (what: string, come: (text: string) => void) => Promise<void>;
  // The character of the field at a point of the window, as an index of UTF-16 units; -1 if no character is there, or the next one if near.
  var urlscopeUnitAt: (x: number, y: number, near?: boolean) => number;
  // Highlights octets in the panels, pairs of start and end, and one octet on the map, or -1.
  var urlscopeLight: (one: number, ...pairs: number[]) => void;
  // The octets of the text, "start-end", that belong to the cell on the wire at x in the window, or at the focus.
  var urlscopePlace: (cell: Cell, x?: number | null) => string;
  // Scrolls to the selected problem.
  var urlscopeShow: () => void;
  // Keeps the heights of the panels during typing.
  var urlscopeLockHeights: (on: boolean) => void;
  // Opens or closes the dialog.
  var urlscopeDialog: (open: boolean) => void;
  // Shows an embed in a box; words has the name and the value of each attribute, each followed by an octet 0.
  var urlscopePreview: (box: HTMLElement, words: string) => void;
  // Writes a text to the clipboard. Returns whether that was allowed. It never throws.
  var urlscopeCopy: (text: string) => Promise<boolean>;
  // Selects the text of an element, to be copied by hand.
  var urlscopeSelect: (id: string) => void;
  // Saves a text or octets as a file.
  var urlscopeSave: (name: string, type: string, data: BlobPart) => void;
  // Saves or copies, as PNG, the SVG at an address.
  var urlscopeSavePicture: (name: string, address: string) => Promise<void>;
  var urlscopeCopyPicture: (address: string) => Promise<boolean>;

  // ---- wasm_exec.js, as far as it is used. Names with _ are internal, and may change with the toolchain.
  class Go {
    env: Record<string, string>;
    importObject: WebAssembly.Imports;
    exited: boolean;
    mem: DataView | null;
    _inst: WebAssembly.Instance | null;
    _values: unknown[] | null;
    _scheduledTimeouts: Map<number, number>;
    _resume(): void;
    run(instance: WebAssembly.Instance): Promise<void>;
    giveWay(): void; // run.js adds it
    gaveWay?: boolean;
  }

  // A cell of <url-octets>, or a unit of them.
  interface Cell extends HTMLElement {
    look: string; // as in the attribute list
    places: string; // the octets of the text, as in the attribute list
    from: string; // "start-end"
    count: number; // number of octets
  }
}
