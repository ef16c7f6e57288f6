import { createFakeHttp, renderModule } from '@aksamit/module-sdk/testing';
import { resources } from '../app/resources';
import { WomensProductPage } from '../pages/product.page';
import { sitemap, treatment } from './catalog-records';

export const calves = {
  id: '2',
  code: 'calves',
  name: 'łydki',
  slug: 'lydki',
  slugs: { pl: 'lydki', en: 'lower-legs' },
};
const related = treatment({
  ...{ id: '8', name: 'Depilacja łydek', slug: 'depilacja-lydek' },
  productBodyParts: [{ ...calves, locale: 'pl', group: 'bottom' }],
});

const bundles = [
  {
    ...{ id: '30', name: 'Woman SOFT', slug: 'woman-soft', gender: 'female', category: treatment().category },
    ...{ packageQuantityTotal: 9, minProductSelection: 3, bodyPartCount: 3, pricing: { finalPrice: 249_300 } },
  },
];

const inSalon = (id: string, city: string, startAt: string | null) => ({
  location: { id, name: `Salon ${id}`, slug: `salon-${id}`, city },
  startAt,
});
export const firstFreeTimes = [inSalon('1', 'Łódź', '2026-11-27T13:15:00.000Z'), inSalon('2', 'Kraków', null)];

/** The page of a treatment as the API answers it; with what fragments were given. */
export function showProduct(
  product: () => unknown,
  locale: 'pl' | 'en' = 'pl',
  address = '/strefa-kobiet/depilacja-nog/',
) {
  window.history.replaceState({}, '', address);
  const http = createFakeHttp({
    'GET /products/*': product,
    'GET /products': () => ({ products: [] }),
    'GET /suggested-products': () => ({ suggestedProducts: [related] }),
    'GET /bundles': () => ({ bundles }),
    'GET /events/first-free-times': () => ({ firstFreeTimes }),
  });
  const mounted: unknown[] = [];
  const mountFragment = ({ props }: { props: unknown }) => {
    mounted.push(props);
    return { update: (next: unknown) => void mounted.push(next), unmount: () => undefined };
  };
  const page = { name: 'womens-product', params: { slug: 'depilacja-nog' } };
  const shown = renderModule(<WomensProductPage />, {
    module: 'catalog',
    publishes: ['commerce'],
    resources,
    http,
    locale,
    page,
    sitemap,
    host: { mountFragment },
  });
  return { ...shown, mounted };
}
