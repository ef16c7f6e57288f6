import type { useHref } from '@aksamit/module-sdk/lifecycle';
import { bundlePage, offerPage, productPage, salonPage } from './shop-pages';

const href = ((page: string, { slug }: { slug: string }) => `${page} ${slug}`) as ReturnType<typeof useHref>;
const slugs = { pl: 'pachy', en: 'underarms' };
const record = { id: '1', enabled: true, slugs };

test.each([
  ['a treatment of women', productPage, { ...record, type: 'product', gender: 'female' }, 'catalog/womens-product'],
  ['one of men', productPage, { ...record, type: 'package', gender: 'male' }, 'catalog/mens-product'],
  ['an offer among the treatments', productPage, { ...record, type: 'offer' }, 'catalog/special-offer'],
  ['a running offer', offerPage, { ...record, state: 'on', variant: 'special' }, 'catalog/special-offer'],
  ['a Flexy offer', offerPage, { ...record, state: 'on', variant: 'flexy' }, 'catalog/flexi-special-offer'],
  ['a bundle', bundlePage, record, 'catalog/bundle'],
  ['a salon', salonPage, record, 'catalog/salon'],
])('%s has a page in the language of the viewer', (_, pageOf, shown, page) => {
  expect(pageOf(shown, { href, locale: 'en' })).toBe(`${page} underarms`);
});

test.each([
  ['a treatment that is switched off', productPage, { ...record, enabled: false }],
  ['an offer that is over', offerPage, { ...record, state: 'over' }],
  ['a salon without rooms of its own', salonPage, { ...record, isVirtual: true }],
])('%s has none', (_, pageOf, hidden) => {
  expect(pageOf(hidden, { href, locale: 'pl' })).toBeUndefined();
});
