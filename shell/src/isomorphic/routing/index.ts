/** Addresses of markets and locales, redirects, alternates: shared by page server and browser host. Pure. */

export {
  buildPath,
  compareExactness,
  fitPattern,
  matchPath,
  type PathMatch,
  pathSegments,
  REST_PARAM,
  type RoutedModule,
} from '@aksamit/contracts/routing';
export { type Address, basePathOf, type FoundAddress, findAddress } from './find-address';
export { findRedirect, type RedirectingModule } from './find-redirect';
export { foreignPrefixes } from './foreign-prefixes';
export { alternatePaths, createSitemap } from './sitemap';
