import type { PageContext, ShopBar } from '@aksamit/contracts/platform';
import { testMarkets } from '../../testing/test-markets';
import { contentSecurityPolicy, sourceHash } from './content-security-policy';
import { SHOP_BAR_SCRIPT, shopBar } from './shop-bar';

const words = (headline: string, path: string) => ({ headline, subheadline: '', action: { label: 'Dalej', path } });
const bar = (change: Partial<ShopBar> = {}): ShopBar => ({
  id: '4',
  look: 'velvet',
  words: { pl: words('Zima <b>', '/oferty/'), en: words('Winter', 'https://example.com/') },
  ...change,
});
const contextIn = (locale: 'pl' | 'en'): PageContext => ({
  market: testMarkets[0] as PageContext['market'],
  locale,
  basePath: locale === 'pl' ? '' : '/en',
  origin: 'https://shop.example',
});

function show(html: string) {
  document.body.innerHTML = `${html}<main id="main" tabindex="-1"></main>`;
  // As the browser runs the inline script.
  new Function(SHOP_BAR_SCRIPT)();
  const element = document.querySelector<HTMLElement>('.shop-bar');
  const button = document.querySelector<HTMLButtonElement>('.shop-bar button');
  if (!element || !button) throw new Error('The bar is not there.');
  return { element, button };
}

beforeEach(() => localStorage.clear());

test('its words are text, and its link has the prefix of the language', () => {
  const { element } = show(shopBar(bar(), contextIn('pl')));
  expect(element.getAttribute('aria-label')).toBe('Zima <b>');
  expect(element.querySelector('b')).toBeNull();
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/oferty/');
  const words = { pl: bar().words.pl, en: { ...bar().words.en, action: { label: 'Go', path: '/offers/' } } };
  expect(shopBar(bar({ words }), contextIn('en'))).toContain('href="/en/offers/"');
  expect(shopBar(bar(), contextIn('en'))).toContain('href="https://example.com/"');
});

test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test'])('%s is no link', (path) => {
  expect(
    shopBar(bar({ words: { pl: words('Zima', path), en: words('Winter', path) } }), contextIn('pl')),
  ).not.toContain('<a ');
});

test('closed, it stays closed in this browser until there is another one', () => {
  const first = show(shopBar(bar(), contextIn('pl')));
  expect([first.element.hidden, first.button.hidden]).toEqual([false, false]);
  first.button.click();
  expect(first.element.hidden).toBe(true);
  expect(document.activeElement?.id).toBe('main');
  expect(show(shopBar(bar(), contextIn('pl'))).element.hidden).toBe(true);
  expect(show(shopBar(bar({ id: '5' }), contextIn('pl'))).element.hidden).toBe(false);
});

test('the policy of every page lets its script run', () => {
  const policy = contentSecurityPolicy({ styles: [], https: true, development: false });
  expect(policy).toContain(sourceHash(SHOP_BAR_SCRIPT));
});
