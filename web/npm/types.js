// There is nothing here but types: what imports them may be run.
export {};
