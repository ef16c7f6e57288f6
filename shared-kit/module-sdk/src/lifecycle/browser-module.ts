import { PLATFORM_CONTRACT } from '@aksamit/contracts/platform-number';
import type { BrowserModule, ModuleProps } from '../platform';
import type { BrowserModuleOptions, LifecycleName, PageLifecycles } from './page/browser-module-options';

/**
 * single-spa lifecycles of a module, for its browser entry (expose `./app`). What pages need and islands do not
 * (single-spa, i18next, TanStack Query) is a chunk of its own, which is loaded with the first page that React shows.
 */
export function createBrowserModule(definition: BrowserModuleOptions): BrowserModule {
  let loading: Promise<PageLifecycles> | undefined;
  const lifecycles = (): Promise<PageLifecycles> => {
    loading ??= import(/* webpackChunkName: "page-lifecycles" */ './page/page-lifecycles').then(
      ({ createPageLifecycles }) => createPageLifecycles(definition),
      (error) => {
        // A retry of the module loads it again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const lifecycle = (name: LifecycleName) => async (props: ModuleProps) => (await lifecycles())[name](props);
  return {
    contract: PLATFORM_CONTRACT,
    bootstrap: lifecycle('bootstrap'),
    mount: lifecycle('mount'),
    unmount: lifecycle('unmount'),
  };
}
