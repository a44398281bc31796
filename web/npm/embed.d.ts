
/**
 * Defines `<url-scope>`. Its frames show the playground at `home`: a copy of the package's folder `site`, or the output of
 * `make site`, on any host. Until then the element shows its content, so a page can be rendered before, or by a server, where
 * define does nothing. Only the first call has an effect.
 */
export function define(home: string | URL): void;
