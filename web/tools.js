// @ts-check
// Functions for the program, besides the functions of app.js. They have no dependencies. The build bundles the modules.
// globals.d.ts describes the functions. They set the classes kb, away, modal and plain of <html>, and define the
// element <url-octets> (wire_cells_js.go).
import "./page/writing.js";
import "./page/copy.js";
import "./page/frames.js";
import "./page/keys.js";
import "./page/input.js";
import "./page/caret.js";
import "./page/editing.js";
import "./page/standard.js";
import "./page/octets.js";
import "./page/link.js";
import "./page/lazy.js";
import "./page/pointing.js";
import "./page/lighting.js";
import "./page/strip.js";
import "./page/showing.js";
import "./page/scrolling.js";
import "./page/heights.js";
import "./page/cells.js";
import "./page/dialog.js";
import "./page/preview.js";
import "./page/clipboard.js";
import "./page/saving.js";
import "./page/pictures.js";
import "./page/viewport.js";
