import type { InlinePage, Sitemap } from '@aksamit/contracts/platform';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  ChromeFooter,
  ChromeHeader,
  FOOTER_ID_PREFIX,
  HEADER_ID_PREFIX,
  SHELL_STYLE_KEY,
} from '../../isomorphic/chrome-document';

/**
 * Renders the header or footer that a busy page server sent a page without. They are in the document afterwards: the
 * same parts of them can be made interactive as of those that the server renders.
 */
export function renderMissingChrome({ context, alternates }: InlinePage, sitemap: Sitemap): void {
  const cache = createCache({ key: SHELL_STYLE_KEY, speedy: true });
  const path = location.pathname.slice(context.basePath.length);
  const props = { context, path, sitemap, alternates };
  const fill = (id: string, element: ReactElement, identifierPrefix: string) => {
    const region = document.getElementById(id);
    if (!region || region.childElementCount > 0) return;
    const root = createRoot(region, { identifierPrefix });
    flushSync(() => root.render(<CacheProvider value={cache}>{element}</CacheProvider>));
  };
  fill('shell-header', <ChromeHeader {...props} />, HEADER_ID_PREFIX);
  fill('shell-footer', <ChromeFooter {...props} />, FOOTER_ID_PREFIX);
}
