// This module has only types. It exists so that code which imports them can run.
export {};
