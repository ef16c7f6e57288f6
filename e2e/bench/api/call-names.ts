/** Calls that the API is measured with by default. */
export const WANTED_CALLS = ['list', 'detail', 'search', 'search-repeated', 'slots', 'cart', 'hold', 'order'] as const;

/** Calls that are measured on request: what else grows with the shop. */
const MORE_CALLS = ['list-by-price', 'list-deep', 'articles', 'nearby', 'maps', 'sitemap', 'first-free-day'] as const;

export const CALL_NAMES = [...WANTED_CALLS, ...MORE_CALLS] as const;
export type CallName = (typeof CALL_NAMES)[number];

/** The calls as a table names them. */
export const CALL_TITLES: Record<CallName, string> = {
  list: 'list of 24',
  detail: 'detail',
  search: 'search, new words',
  'search-repeated': 'search, repeated',
  slots: 'slots of a week',
  cart: 'new cart with item',
  hold: 'hold',
  order: 'order',
  'list-by-price': 'list of 24 by price',
  'list-deep': 'last page of the list',
  articles: 'list of articles',
  nearby: 'salons nearby',
  maps: 'map of all salons',
  sitemap: 'site map',
  'first-free-day': 'first free day in a city',
};
