// @ts-check
// Print. A printed page repeats the URL at its foot, to be copied from paper. A frame has no such foot.
import { field } from "./elements.js";

const printed = document.getElementById("printed");
if (printed) addEventListener("beforeprint", () => { printed.textContent = field.value; });
