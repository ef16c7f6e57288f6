import type { RenderContext } from '@aksamit/contracts/platform';
import { createServerModule, createServerRenderScope } from '@aksamit/module-sdk/lifecycle/server';
import { englishMarket, polishMarket, testPageContext } from '@aksamit/module-sdk/testing';
import { renderToString } from 'react-dom/server';
import { AddToCart } from './add-to-cart.fragment';
import en from './locales/add-to-cart.en.json';
import pl from './locales/add-to-cart.pl.json';

const offering = createServerModule({
  name: 'cart-checkout',
  pages: {},
  resources: { pl: {}, en: {} },
  loaders: {},
  fragments: { 'add-to-cart': { component: AddToCart, resources: { pl, en } } },
});

async function htmlOf(
  locale: 'pl' | 'en',
  market: typeof polishMarket,
  given: { takesForms?: boolean; formId?: string },
) {
  const { takesForms = true, ...others } = given;
  const page = { ...testPageContext(locale, market), takesForms };
  const sitemap = { 'cart-checkout/cart': { pl: '/koszyk/', en: '/cart/' } };
  const context = { ...page, path: '/nogi/', query: {}, sitemap, offers: [], scope: createServerRenderScope() };
  const props = { itemType: 'product', itemId: 7, quantity: 2, name: 'Depilacja nóg', buyNow: true, ...others };
  const rendered = await offering.renderFragment?.('add-to-cart', 1, props, context as unknown as RenderContext);
  return renderToString(rendered?.element);
}

test.each([
  ['pl', polishMarket, /Żeby kupić online, włącz JavaScript/],
  ['en', englishMarket, /To buy online, switch JavaScript on/],
] as const)(
  'without scripts the buy buttons say how to buy where they are no form (%s)',
  async (locale, market, expected) => {
    // A page server that predates forms, a page that predates them.
    for (const given of [{ formId: 'cart-form', takesForms: false }, {}]) {
      const html = await htmlOf(locale, market, given);
      const [, note = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
      expect(note).toMatch(expected);
      expect(note).toContain(`href="tel:${market.brand.phone.replace(/[^+\d]/g, '')}"`);
      expect(html).not.toContain('<form');
    }
  },
);

test('elsewhere they are a form for the cart', async () => {
  const html = await htmlOf('pl', polishMarket, { formId: 'cart-form' });
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect([form.method, form.getAttribute('action'), form.id]).toEqual(['post', '/koszyk/', 'cart-form']);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    intent: 'add',
    itemType: 'product',
    itemId: '7',
    quantity: '2',
    from: `${polishMarket.pathPrefix}/nogi/`,
  });
  expect([...document.querySelectorAll('button')].map(({ type, disabled }) => [type, disabled])).toEqual([
    ['submit', false],
    ['submit', false],
  ]);
  expect(html).not.toContain('<noscript');
});
