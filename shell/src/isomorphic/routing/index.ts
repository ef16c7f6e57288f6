/** Addresses, pages and links: what the page server and the browser host must see alike. Pure. */
export { buildPath } from './build-path';
export { type Address, basePathOf, type FoundAddress, findAddress } from './find-address';
export { findRedirect, type RedirectingModule } from './find-redirect';
export { matchPath, type PathMatch, type RoutedModule } from './match-path';
export { compareExactness, fitPattern, pathSegments, REST_PARAM } from './path-pattern';
export { alternatePaths, createSitemap } from './sitemap';
