import type { CallName } from './call-names';
import type { BenchRequest } from './measure-round';
import type { ScaledShop } from './scaled-shop';
import { searchQueries } from './search-queries';
import { HEADERS, readShopFacts } from './shop-facts';
import { Shoppers } from './shoppers';

/** A call as the bench makes it again and again. */
export interface BenchCall {
  next(): BenchRequest;
  /** For requests that consume something: prepares that many. Omitted: it can be repeated at will. */
  prepare?(requests: number): Promise<void>;
}

const CITIES = ['warszawa', 'krakow', 'lodz', 'wroclaw', 'poznan', 'gdansk'];
/** Popular short queries: whole and half, with and without Polish letters, a typo, two at once. */
const POPULAR_QUERIES = [
  'pachy',
  'depilacja laserowa',
  'nogi',
  'endermolgia',
  'łódź',
  'warszawa',
  'bikini',
  'twarz',
  'lyd',
];
const DAY_MS = 86_400_000;

/** The same requests in turn, each client sending the next one. */
function reading(paths: readonly string[]): BenchCall {
  let asked = 0;
  return { next: () => ({ method: 'GET', path: paths[asked++ % paths.length] ?? '', headers: HEADERS }) };
}

const searchPath = (words: string): string => `/search?q=${encodeURIComponent(words)}`;

const dateIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The calls of one shop. */
export async function benchCallsOf(shop: ScaledShop): Promise<Record<CallName, BenchCall>> {
  const facts = await readShopFacts(shop);
  const shoppers = new Shoppers(shop, facts);
  const lists = ['', '&gender=female', '&gender=male', '&page=2', '&category=epilation'];
  const lastPage = Math.ceil(facts.products / 24);
  return {
    list: reading(lists.map((filter) => `/products?perPage=24${filter}`)),
    detail: reading(facts.slugs.map((slug) => `/products/${slug}`)),
    search: reading(searchQueries(facts.names).map(searchPath)),
    'search-repeated': reading(POPULAR_QUERIES.map(searchPath)),
    slots: reading(
      facts.salonIds.map((id, n) => {
        const date = dateIn(1 + (n % 14));
        return `/events/slots?locationId=${id}&productId=${facts.productId}&date=${date}&days=7`;
      }),
    ),
    cart: { next: () => shoppers.newCart() },
    hold: { next: shoppers.nextHold, prepare: (requests) => shoppers.prepareHolds(requests) },
    order: { next: shoppers.nextOrder, prepare: (requests) => shoppers.prepareOrders(requests) },
    'list-by-price': reading(
      lists.flatMap((filter) => ['price', '-price'].map((sort) => `/products?perPage=24&sort=${sort}${filter}`)),
    ),
    'list-deep': reading([`/products?perPage=24&page=${lastPage}`]),
    articles: reading(['', '&page=2', '&gender=female'].map((filter) => `/articles?perPage=24${filter}`)),
    nearby: reading(CITIES.map((city) => `/locations/nearby?city=${city}&perPage=24`)),
    maps: reading(['/maps']),
    sitemap: reading(['/sitemap']),
    'first-free-day': reading(CITIES.map((city) => `/events/first-free-day?city=${city}&productId=${facts.productId}`)),
  };
}
