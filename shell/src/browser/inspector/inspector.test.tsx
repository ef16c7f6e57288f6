import type { BrowserRelease, InlinePage } from '@aksamit/contracts/platform';
import { Bus, shellTopicIds } from '@aksamit/module-sdk/bus';
import { polishMarket } from '@aksamit/module-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offerInspector } from './offer-inspector';

jest.mock('@module-federation/runtime', () => ({
  getInstance: () => ({ shareScopeMap: { default: { react: { '19.3.1': { loaded: true } } } } }),
}));

const release = (name: string, channel?: BrowserRelease['channel']): BrowserRelease => ({
  name,
  version: `1.0.0-${name}`,
  ...(channel ? { channel } : {}),
  baseUrl: `/assets/${name}/1.0.0/`,
  entry: '',
  integrity: {},
  chunks: {},
  pages: [],
  fragments: [],
  publishes: [],
});

function pageWith(part: Partial<InlinePage>): InlinePage {
  return {
    context: { market: polishMarket, locale: 'pl', basePath: '', origin: 'http://shop.example' },
    releases: [release('catalog', 'preview'), release('cart-checkout')],
    shell: { version: '2.0.0', baseUrl: '/assets/shell/2.0.0/', integrity: {} },
    match: null,
    state: null,
    alternates: {},
    status: 200,
    development: false,
    foreignPrefixes: [],
    ...part,
  };
}

const bus = new Bus({ development: true, onViolation: () => undefined });
const shell = bus.handle('shell', { publishes: shellTopicIds, reads: shellTopicIds });
const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, init);
const HOTKEY = { code: 'KeyM', key: 'Ó', altKey: true, shiftKey: true };
const panel = () => screen.findByRole('dialog', { name: 'Inspektor strony' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

function opened(section: HTMLElement, title: string): string {
  const details = within(section).getByText(title).closest('details');
  return details?.textContent ?? '';
}

beforeAll(() => {
  document.body.innerHTML = `<button id="before">before</button><main id="main">
    <div data-module="catalog"><div data-page="product"><div data-fragment="cart-checkout/add-to-cart@1"></div></div></div>
  </main>`;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

test('shoppers have no inspector', async () => {
  offerInspector({ page: pageWith({}), bus });
  press(HOTKEY);
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with a preview the keys open it: what stands in the page, what is on the bus, what is shared', async () => {
  offerInspector({ page: pageWith({ preview: { expiresAt: '2030-01-01T00:00:00Z' } }), bus });
  shell.publish('locale', 'pl');
  shell.publish('toast', { type: 'info', message: 'a message' });
  document.getElementById('before')?.focus();
  press(HOTKEY);
  const shown = await panel();
  expect(document.activeElement).toBe(shown);
  expect(opened(shown, 'Moduły i fragmenty na stronie')).toContain('catalog 1.0.0-catalog (podgląd)strona product');
  expect(opened(shown, 'Moduły i fragmenty na stronie')).toContain('fragment add-to-cart@1');
  expect(opened(shown, 'Wydania w tej stronie')).toContain('shell2.0.0stabilny');
  expect(opened(shown, 'Szyna: ostatnie wartości')).toContain('locale@1 (shell)"pl"');
  expect(opened(shown, 'Szyna: ostatnie zdarzenia')).toContain('a message');
  expect(opened(shown, 'Współdzielone pakiety')).toContain('react19.3.1tak');
});

test('it shows where something stands, and goes as it came, by Escape and by its button, giving the focus back', async () => {
  const shown = await panel();
  fireEvent.click(within(shown).getByRole('button', { name: /^Pokaż na stronie: catalog/ }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  press(HOTKEY);
  await isClosed();
  expect(document.activeElement).toBe(document.getElementById('before'));
  press(HOTKEY);
  await panel();
  press({ key: 'Escape' });
  await isClosed();
  press(HOTKEY);
  fireEvent.click(within(await panel()).getByRole('button', { name: 'Zamknij inspektora' }));
  await isClosed();
});
