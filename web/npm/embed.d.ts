
/**
 * Defines `<url-scope>`. Its frames are the playground at `home`: a copy of the package's folder `site`, or what `make site`
 * builds, on any host. Without it the element stays what is in it, so a page may be drawn before, or by a server, where define
 * does nothing. Only the first definition counts.
 */
export function define(home: string | URL): void;
