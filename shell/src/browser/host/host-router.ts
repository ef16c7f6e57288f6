import type { InlinePage } from '@aksamit/contracts/platform';
import type { PageRouter } from './host-services';

interface HostRouter extends PageRouter {
  /** From now on by this one. */
  navigateBy(router: PageRouter): void;
}

/** Navigates for the host. Until the app part runs, every other page is a page load. */
export function createHostRouter(page: InlinePage): HostRouter {
  let router: PageRouter = {
    push: (path) => location.assign(path),
    replace: (path) => location.replace(path),
    findPage: () => page.match,
  };
  return {
    push: (path) => router.push(path),
    replace: (path) => router.replace(path),
    findPage: (pathname) => router.findPage(pathname),
    navigateBy(next) {
      router = next;
    },
  };
}
