/** Foundations of a module in the browser, and the hooks that its components use everywhere. */
export { createBrowserFragment } from './browser-fragment';
export { createBrowserModule } from './browser-module';
export { Fragment } from './fragment';
export { knownVisitor } from './known-visitor';
export {
  type ModuleHost,
  useHref,
  useModule,
  useMoney,
  usePageContext,
  usePageHead,
  usePageParams,
} from './module-context';
export type { ActionInput, LoadInput, LoadResult, PageAction, PageComponents, PageLoader } from './page-definition';
export { usePagedAddresses } from './paged-addresses';
