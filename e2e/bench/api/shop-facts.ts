import type { ScaledShop } from './scaled-shop';

/**
 * Data that the bench requests from a shop. The same in shops of all scales if copies are listed after their originals.
 */
export interface ShopFacts {
  /** Treatments of the whole list, the last ones included. */
  slugs: string[];
  /** A treatment that salons offer, and whose slots are held and ordered. */
  productId: string;
  salonIds: string[];
  products: number;
  /** Of treatments, articles, salons and their cities: what a search looks for. */
  names: string[];
}

export const HEADERS = { 'market-slug': 'pl', 'accept-language': 'pl' };

/** Asks the API outside of any measurement. @throws when it refuses */
export async function ask<Data>(
  { apiOrigin }: Pick<ScaledShop, 'apiOrigin'>,
  path: string,
  init: RequestInit = {},
): Promise<Data> {
  const answer = await fetch(apiOrigin + path, { ...init, headers: { ...HEADERS, ...init.headers } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Failed to bench: ${init.method ?? 'GET'} ${path} answers ${answer.status}: ${text}`);
  return JSON.parse(text) as Data;
}

interface ProductList {
  data: { products: { id: string; slug: string; type: string; canPaymentByCash: boolean }[] };
  meta: { total: number };
}

const SALONS = 40;

export async function readShopFacts(shop: ScaledShop): Promise<ShopFacts> {
  const first = await ask<ProductList>(shop, '/products?perPage=100&type=product&category=epilation');
  const lastPage = Math.ceil(first.meta.total / 100);
  const last = await ask<ProductList>(shop, `/products?perPage=100&type=product&category=epilation&page=${lastPage}`);
  const all = await ask<ProductList>(shop, '/products?perPage=1');
  const product = first.data.products.find(({ canPaymentByCash }) => canPaymentByCash);
  const salons = await ask<{ data: { locations: { id: string }[] } }>(
    shop,
    `/locations?perPage=${SALONS}&category=epilation`,
  );
  const names = await readNames(shop);
  if (product === undefined || salons.data.locations.length === 0) {
    throw new Error('Failed to bench: the shop has no treatments, or no salons.');
  }
  return {
    slugs: [...first.data.products, ...last.data.products].map(({ slug }) => slug),
    productId: product.id,
    salonIds: salons.data.locations.map(({ id }) => id),
    products: all.meta.total,
    names,
  };
}

interface NamedRecords {
  data: {
    products?: { name: string }[];
    articles?: { title: string }[];
    locations?: { name: string; city: { name: string } }[];
  };
}

/** The first hundred names of each kind. */
async function readNames(shop: ScaledShop): Promise<string[]> {
  const lists = await Promise.all(
    ['products', 'articles', 'locations'].map((list) => ask<NamedRecords>(shop, `/${list}?perPage=100`)),
  );
  return lists.flatMap(({ data: { products = [], articles = [], locations = [] } }) => [
    ...products.map(({ name }) => name),
    ...articles.map(({ title }) => title),
    ...locations.flatMap(({ name, city }) => [name, city.name]),
  ]);
}
