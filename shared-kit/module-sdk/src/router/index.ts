/**
 * Location and navigation that all React roots of a page share. Links are plain `<a href>`: the host turns a click on one
 * into a navigation, and finds the page by the modules' manifests.
 */
export {
  historySnapshot,
  interceptNavigation,
  isServedAddress,
  type NavigationKind,
  navigator,
  servedSnapshot,
  subscribeToHistory,
} from './history';
export { LocationProvider, type PageLocation, useLocation, useSearchParams } from './location';
export { NO_PAGE, type PagedList, pagedAddresses, pagePath } from './paths';
export type { LinkParams, PageName, SitePages } from './site-pages';
