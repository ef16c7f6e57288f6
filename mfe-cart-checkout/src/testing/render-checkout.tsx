import {
  createFakeHttp,
  type FakeHttp,
  type RenderModuleOptions,
  renderModule,
  simulateDialogs,
} from '@aksamit/module-sdk/testing';
import type { ReactElement } from 'react';
import { manifest } from '../../manifest';
import { resources } from '../app/resources';

const sitemap = Object.fromEntries([
  ...manifest.pages.map((page) => [
    `cart-checkout/${page.name}`,
    { pl: page.patterns.pl[0] ?? '/', en: page.patterns.en[0] ?? '/' },
  ]),
  ['panel/login', { pl: '/konto/logowanie/', en: '/account/login/' }],
  ['panel/settings', { pl: '/panel/ustawienia/', en: '/panel/settings/' }],
  ['catalog/womens-product', { pl: '/strefa-kobiet/:slug/', en: '/womens-zone/:slug/' }],
]);

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
