import { report } from "/node_modules/urlscope/urlscope.js";

onmessage = async (e) => postMessage(await report(...e.data));
