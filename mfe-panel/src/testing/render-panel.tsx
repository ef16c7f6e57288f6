import type { LocaleCode } from '@aksamit/contracts/platform';
import {
  createFakeHttp,
  type FakeAnswer,
  type RenderModuleOptions,
  renderModule,
  simulateDialogs,
} from '@aksamit/module-sdk/testing';
import type { ReactElement } from 'react';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { sessionUser } from './panel-fixtures';

interface PanelOptions {
  /** Path with its query. */
  at?: string;
  locale?: LocaleCode;
  host?: RenderModuleOptions['host'];
}

/** Renders a page of the panel for a logged-in customer, with the API's responses by address. */
export function renderPanel(ui: ReactElement, answers: Record<string, FakeAnswer>, options: PanelOptions = {}) {
  simulateDialogs();
  window.history.replaceState(null, '', options.at ?? '/panel/');
  const http = createFakeHttp(answers);
  const rendered = renderModule(ui, {
    module: 'panel',
    resources: { pl, en },
    http,
    ...(options.locale ? { locale: options.locale } : {}),
    ...(options.host ? { host: options.host } : {}),
    publishes: ['toast', 'session.login-succeeded', 'session.logout-requested'],
    sitemap: {
      'panel/login': { pl: '/konto/logowanie/', en: '/account/login/' },
      'panel/dashboard': { pl: '/panel/', en: '/panel/' },
      'panel/visits': { pl: '/panel/zamowienia/', en: '/panel/visits/' },
      'panel/orders': { pl: '/panel/moje-zamowienia/', en: '/panel/orders/' },
      'panel/contact': { pl: '/panel/kontakt/', en: '/panel/contact/' },
      'panel/settings': { pl: '/panel/ustawienia/', en: '/panel/settings/' },
      'cart-checkout/payment-summary': { pl: '/platnosc/podsumowanie/:id/', en: '/payment/summary/:id/' },
      'catalog/mens-zone': { pl: '/strefa-mezczyzn/', en: '/mens-zone/' },
      'catalog/womens-product': { pl: '/strefa-kobiet/:slug/', en: '/womens-zone/:slug/' },
      'catalog/womens-zone': { pl: '/strefa-kobiet/', en: '/womens-zone/' },
    },
    prepare: (shell) => shell.publish('session', { status: 'authenticated', user: sessionUser }),
  });
  const toasts: string[] = [];
  rendered.shell.observe('toast').subscribe(({ message }) => toasts.push(message));
  return { ...rendered, http, toasts };
}
