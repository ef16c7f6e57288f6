import type { RenderContext } from '@aksamit/shared-kit/contracts/platform';
import { createServerModule, createServerRenderScope } from '@aksamit/shared-kit/lifecycle/server';
import { englishMarket, polishMarket, testPageContext } from '@aksamit/shared-kit/testing';
import { renderToString } from 'react-dom/server';
import { AddToCart } from './add-to-cart';
import en from './locales/add-to-cart.en.json';
import pl from './locales/add-to-cart.pl.json';

const offering = createServerModule({
  name: 'cart-checkout',
  pages: {},
  resources: { pl: {}, en: {} },
  loaders: {},
  fragments: { 'add-to-cart': { component: AddToCart, resources: { pl, en } } },
});

test.each([
  ['pl', polishMarket, /Żeby kupić online, włącz JavaScript/],
  ['en', englishMarket, /To buy online, switch JavaScript on/],
] as const)('without scripts the buy buttons say how to buy (%s)', async (locale, market, said) => {
  const page = testPageContext(locale, market);
  const context = { ...page, path: '/', query: {}, sitemap: {}, offers: [], scope: createServerRenderScope() };
  const props = { itemType: 'product', itemId: 7, quantity: 1, name: 'Depilacja nóg', buyNow: true };
  const rendered = await offering.renderFragment?.('add-to-cart', 1, props, context as unknown as RenderContext);
  const html = renderToString(rendered?.element);
  const [, note = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(note).toMatch(said);
  expect(note).toContain(`href="tel:${market.brand.phone.replace(/[^+\d]/g, '')}"`);
});
