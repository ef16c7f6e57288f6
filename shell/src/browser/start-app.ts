import type { InlinePage, PageHead } from '@aksamit/contracts/platform';
import type { HostServices } from '@aksamit/module-sdk/platform';
// Provided to the modules.
import '@aksamit/module-sdk/query';
import { navigator } from '@aksamit/module-sdk/router';
import { pageAlternates } from '../isomorphic/page-alternates';
import { showAccount, showAlternates, showCurrent, showWayBack } from './chrome/chrome-links';
import { startMiniCartMount } from './chrome/mini-cart-mount';
import { isWorkspace, showChrome } from './chrome/shown-chrome';
import type { HostParts } from './host/host-services';
import { offerInspector } from './inspector/offer-inspector';
import { startModules } from './modules/module-host';
import { applyHead } from './navigation/document-head';
import { followLinkClicks } from './navigation/link-clicks';
import { type IslandsPart, startIslandsPart } from './start-islands-part';

/** Starts modules and navigation without page loads, over the islands part, which it starts unless that runs. */
export function startApp(parts: HostParts): void {
  const { page, t, problems, session, publications } = parts;
  const islands = startIslandsPart(parts);
  const { bus, loader, host, leaveIslands } = islands;
  const { report } = problems;
  const startMiniCart = miniCartStarter(islands);
  host.setHead = (head) => {
    showHead(page, host, head);
    startMiniCart();
  };
  offerInspector({ page, bus });
  if (hasChrome()) startMiniCart();
  else
    void completeChrome(page, islands)
      .then(startMiniCart)
      .catch((error) => reportChrome(parts, error));
  followLinkClicks((pathname) => host.findPage(pathname) !== null);
  islands.endAlone();
  parts.navigateBy({ push: navigator.push, findPage: host.findPage });
  startModules({ page, bus, loader, host, publications, t, report, onUnauthorised: session.check, leaveIslands });
}

/** A busy page server may send a page without header and footer. */
const hasChrome = (): boolean =>
  ['shell-header', 'shell-footer'].every((id) => document.getElementById(id)?.childElementCount !== 0);

/** Starts the mini-cart once there is a header on the page: a workspace shows none, and needs nothing of the cart module. */
function miniCartStarter({ shell, mountFragment }: IslandsPart): () => void {
  let isStarted = false;
  return () => {
    if (isStarted || isWorkspace() || !hasChrome()) return;
    isStarted = true;
    startMiniCartMount(shell, mountFragment);
  };
}

/** Renders them, and starts what was looked for in them before. */
async function completeChrome(page: InlinePage, { host, shell }: IslandsPart): Promise<void> {
  const { renderMissingChrome } = await import(
    /* webpackChunkName: "later-missing-chrome" */ './chrome/missing-chrome'
  );
  renderMissingChrome(page, host.sitemap);
  showCurrent(location.pathname, `${page.context.basePath}/`);
  showAccount(shell.read('session')?.status === 'authenticated');
}

function reportChrome({ page, problems }: HostParts, error: unknown): void {
  problems.report({ module: 'shell', version: page.shell?.version ?? '', phase: 'load', error });
}

/** Shows a page's head in the document, and in header and footer what depends on the page. */
function showHead(page: InlinePage, { sitemap, findPage }: HostServices, head: PageHead): void {
  const { context } = page;
  const found = findPage(location.pathname);
  applyHead(context, head);
  showAlternates(pageAlternates(context, sitemap, found, head));
  showCurrent(location.pathname, `${context.basePath}/`);
  const layout = layoutOf(page, found);
  showChrome(layout !== 'workspace');
  // A login during checkout returns to the current page.
  showWayBack(layout === 'checkout' ? location.pathname : null);
}

/** The chrome around a page, as claimed by its module. */
function layoutOf({ releases }: InlinePage, found: ReturnType<HostServices['findPage']>) {
  const pages = releases.find(({ name }) => name === found?.module)?.pages;
  return pages?.find(({ name }) => name === found?.page)?.layout;
}
