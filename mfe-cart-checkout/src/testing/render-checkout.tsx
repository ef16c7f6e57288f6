import { join } from 'node:path';
import {
  createFakeHttp,
  definedPages,
  type FakeHttp,
  type RenderModuleOptions,
  renderModule,
  simulateDialogs,
  sitemapOf,
} from '@aksamit/module-sdk/testing';
import type { ReactElement } from 'react';
import { manifest } from '../../manifest';
import { resources } from '../app/resources';

const sitemap = {
  ...sitemapOf('cart-checkout', definedPages(join(__dirname, '../pages'))),
  'panel/registration': { pl: '/konto/rejestracja/', en: '/account/registration/' },
  'panel/login': { pl: '/konto/logowanie/', en: '/account/login/' },
  'panel/settings': { pl: '/panel/ustawienia/', en: '/panel/settings/' },
  'catalog/salon': { pl: '/salony/:slug/', en: '/salons/:slug/' },
  'catalog/womens-product': { pl: '/strefa-kobiet/:slug/', en: '/womens-zone/:slug/' },
};

/** Renders a page or fragment of this module, with a visitor and without a login unless the test sets them. */
export function renderCheckout(
  ui: ReactElement,
  http: FakeHttp = createFakeHttp(),
  options: Partial<RenderModuleOptions> = {},
) {
  simulateDialogs();
  return renderModule(ui, {
    module: 'cart-checkout',
    resources,
    http,
    sitemap,
    publishes: manifest.bus.publishes as RenderModuleOptions['publishes'],
    prepare: (shell) => {
      shell.publish('visitor', {
        uniqueId: 'pl_AAAAAAAAAAAA',
        isMobile: false,
        isBot: false,
        isMobileNavigation: false,
      });
      shell.publish('session', { status: 'anonymous', user: null });
    },
    ...options,
  });
}
