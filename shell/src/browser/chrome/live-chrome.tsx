import type { Bus } from '@aksamit/shared-kit/bus';
import type { InlinePage } from '@aksamit/shared-kit/contracts/platform';
import type { Translate } from '@aksamit/shared-kit/i18n';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Alternates, MountCart } from '../../isomorphic/chrome';
import { RouteAnnouncer, type Toast, Toasts } from '../../isomorphic/chrome';
import {
  ChromeFooter,
  ChromeHeader,
  type ChromeProps,
  FOOTER_ID_PREFIX,
  HEADER_ID_PREFIX,
  SHELL_STYLE_KEY,
} from '../../isomorphic/chrome-document';

export interface LiveChrome {
  /** The page shown is another: its path (without prefix) and its addresses in other languages. */
  showPage(page: { path: string; alternates: Alternates }): void;
  announce(text: string): void;
}

interface LiveChromeOptions {
  page: InlinePage;
  bus: Bus;
  t: Translate;
  mountCart: MountCart;
}

/** A React root of the chrome: takes over what the server rendered, else renders. */
function mountRoot(id: string, identifierPrefix: string, element: ReactElement): Root {
  const container = document.getElementById(id);
  if (!container)
    throw new Error(`Failed to start the page: #${id} is missing. Serve the page through the page server.`);
  const options = { identifierPrefix };
  if (container.hasAttribute('data-ssr')) return hydrateRoot(container, element, options);
  const root = createRoot(container, options);
  root.render(element);
  return root;
}

function appendContainer(id: string): void {
  const container = document.createElement('div');
  container.id = id;
  document.body.append(container);
}

/** Brings header and footer to life and adds toasts and the announcer. */
export function startChrome({ page, bus, t, mountCart }: LiveChromeOptions): LiveChrome {
  const cache = createCache({ key: SHELL_STYLE_KEY });
  cache.compat = true;
  const styled = (element: ReactElement) => <CacheProvider value={cache}>{element}</CacheProvider>;
  const { context } = page;
  let props: ChromeProps = {
    context,
    path: location.pathname.slice(context.basePath.length) || '/',
    alternates: page.alternates,
    mountCart,
  };
  const handle = bus.handle('shell', []);
  const header = mountRoot('shell-header', HEADER_ID_PREFIX, styled(<ChromeHeader {...props} />));
  mountRoot('shell-footer', FOOTER_ID_PREFIX, styled(<ChromeFooter {...props} />));
  const update = (change: Partial<ChromeProps>) => {
    props = { ...props, ...change };
    header.render(styled(<ChromeHeader {...props} />));
  };
  handle.observe('session').subscribe(({ status }) => update({ isLoggedIn: status === 'authenticated' }));

  appendContainer('shell-toasts');
  const subscribe = (show: (toast: Toast) => void) => {
    const subscription = handle.observe('toast').subscribe(show);
    return () => subscription.unsubscribe();
  };
  mountRoot('shell-toasts', 'toasts-', styled(<Toasts t={t} subscribe={subscribe} />));
  appendContainer('shell-announcer');
  const announcer = mountRoot('shell-announcer', 'announcer-', <RouteAnnouncer message="" />);
  return {
    showPage: update,
    announce: (message) => announcer.render(<RouteAnnouncer message={message} />),
  };
}
