import type { InlinePage, PageHead } from '@aksamit/contracts/platform';
import { shellTopicIds } from '@aksamit/module-sdk/bus';
// Provided to the modules; the shell itself needs little of it.
import '@aksamit/module-sdk/http';
import '@aksamit/module-sdk/i18n';
import '@aksamit/module-sdk/lifecycle';
import type { HostServices } from '@aksamit/module-sdk/platform';
import '@aksamit/module-sdk/query';
import { navigator } from '@aksamit/module-sdk/router';
import '@emotion/styled';
import { pageAlternates } from '../isomorphic/page-alternates';
import { createSitemap } from '../isomorphic/routing';
import { showAlternates, showCurrent, showWayBack } from './chrome/chrome-links';
import { startMiniCartMount } from './chrome/mini-cart-mount';
import { createFragmentHost } from './fragments/fragment-host';
import { startIslands } from './fragments/start-islands';
import type { HostParts } from './host/host-services';
import { offerInspector } from './inspector/offer-inspector';
import { createBus } from './modules/create-bus';
import { createModuleLoader } from './modules/federation';
import { startModules } from './modules/module-host';
import { applyHead } from './navigation/document-head';
import { followLinkClicks } from './navigation/link-clicks';
import { pageFinder } from './navigation/page-finder';

/** Starts modules, fragments and navigation without page loads, with what the host has created. */
export function startApp(parts: HostParts): void {
  const { page, t, problems, session, visitor } = parts;
  const sitemap = createSitemap(page.releases);
  const findPage = pageFinder(page);
  const loader = createModuleLoader(page.releases, parts.scripts);
  const { report } = problems;
  const bus = createBus(parts);
  const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
  const onUnauthorised = session.check;
  const mountFragment = createFragmentHost({ page, bus, loader, host: () => host, t, report, onUnauthorised });
  const host: HostServices = {
    sitemap,
    findPage,
    renewVisitor: visitor.renew,
    mountFragment,
    setHead: (head) => showHead(page, host, head),
  };
  offerInspector({ page, bus });
  startMiniCartMount(shell, mountFragment);
  followLinkClicks((pathname) => findPage(pathname) !== null);
  parts.navigateBy({ push: navigator.push, findPage });
  const leaveIslands = startIslands({ mount: mountFragment });
  const { publications } = parts;
  startModules({ page, bus, loader, host, publications, t, report, onUnauthorised, leaveIslands });
}

/** Shows a page's head in the document, and in header and footer what depends on the page. */
function showHead(page: InlinePage, { sitemap, findPage }: HostServices, head: PageHead): void {
  const { context } = page;
  const found = findPage(location.pathname);
  applyHead(context, head);
  showAlternates(pageAlternates(context, sitemap, found, head));
  showCurrent(location.pathname, `${context.basePath}/`);
  // A login during checkout returns to the current page.
  showWayBack(layoutOf(page, found) === 'checkout' ? location.pathname : null);
}

/** The chrome around a page, as claimed by its module. */
function layoutOf({ releases }: InlinePage, found: ReturnType<HostServices['findPage']>) {
  const pages = releases.find(({ name }) => name === found?.module)?.pages;
  return pages?.find(({ name }) => name === found?.page)?.layout;
}
