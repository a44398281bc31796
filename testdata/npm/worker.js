import { report } from "urlscope";

onmessage = async (e) => postMessage(await report(...e.data));
