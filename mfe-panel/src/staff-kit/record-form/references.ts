/** Records that others refer to, as choices. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { callApi } from '@aksamit/module-sdk/api';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { localized } from './localized';
import type { ReferenceName } from './reference-names';

export interface Option {
  id: string;
  label: string;
}

/** Few enough to be listed whole. */
type ListedReference = (http: HttpClient, locale: LocaleCode) => Promise<Option[]>;

/** Found by a search. */
interface SearchedReference {
  search(http: HttpClient, q: string, locale: LocaleCode): Promise<Option[]>;
  find(http: HttpClient, id: string, locale: LocaleCode): Promise<Option>;
}

/** The API's most. */
const PER_PAGE = 100;
const FOUND = 8;
/** Slugs of the chain's markets. Source: readings.md, "Markets, locales, hosts". */
const MARKET_SLUGS = ['pl', 'en'];

const named = (locale: LocaleCode) => (record: { id: string; name: unknown }) => ({
  id: record.id,
  label: localized(record.name, locale),
});

const titled = (locale: LocaleCode) => (record: { id: string; title: unknown }) => ({
  id: record.id,
  label: localized(record.title, locale),
});

async function searchProducts(http: HttpClient, q: string, locale: LocaleCode): Promise<Option[]> {
  const { data } = await callStaffApi(http, 'GET /admin/products', { query: { q, perPage: FOUND } });
  return data.products.map(named(locale));
}

async function findProduct(http: HttpClient, id: string, locale: LocaleCode): Promise<Option> {
  const { data } = await callStaffApi(http, 'GET /admin/products/{id}', { params: { id } });
  return named(locale)(data.product);
}

async function findBundle(http: HttpClient, id: string, locale: LocaleCode): Promise<Option> {
  const { data } = await callStaffApi(http, 'GET /admin/bundles/{id}', { params: { id } });
  return named(locale)(data.bundle);
}

async function findVoucher(http: HttpClient, id: string, locale: LocaleCode): Promise<Option> {
  const { data } = await callStaffApi(http, 'GET /admin/vouchers/{id}', { params: { id } });
  return named(locale)(data.voucher);
}

/** What another finder finds where this one has none of the id. */
const or =
  (first: typeof findProduct, second: typeof findProduct): typeof findProduct =>
  async (http, id, locale) => {
    try {
      return await first(http, id, locale);
    } catch (error) {
      if (!isHttpError(error) || error.status !== 404) throw error;
      return second(http, id, locale);
    }
  };

/** Treatments, packages, offers and bundles; a price may be that of a voucher, which has one of its own from the start. */
const sold: SearchedReference = {
  async search(http, q, locale) {
    const [products, bundles] = await Promise.all([
      searchProducts(http, q, locale),
      callStaffApi(http, 'GET /admin/bundles', { query: { q, perPage: FOUND } }),
    ]);
    return [...products, ...bundles.data.bundles.map(named(locale))];
  },
  find: or(findProduct, or(findBundle, findVoucher)),
};

const searched: Partial<Record<ReferenceName, SearchedReference>> = {
  sold,
  products: { search: searchProducts, find: findProduct },
  articles: {
    async search(http, q, locale) {
      const { data } = await callStaffApi(http, 'GET /admin/articles', { query: { q, perPage: FOUND } });
      return data.articles.map(titled(locale));
    },
    async find(http, id, locale) {
      return titled(locale)((await callStaffApi(http, 'GET /admin/articles/{id}', { params: { id } })).data.article);
    },
  },
  cmsPages: {
    async search(http, q, locale) {
      const { data } = await callStaffApi(http, 'GET /admin/cms-pages', { query: { q, perPage: FOUND } });
      return data.cmsPages.map(titled(locale));
    },
    async find(http, id, locale) {
      return titled(locale)((await callStaffApi(http, 'GET /admin/cms-pages/{id}', { params: { id } })).data.cmsPage);
    },
  },
  cities: {
    async search(http, q) {
      const { data } = await callStaffApi(http, 'GET /admin/cities', { query: { q, perPage: FOUND } });
      return data.cities.map(({ id, name }) => ({ id, label: name }));
    },
    async find(http, id) {
      const { data } = await callStaffApi(http, 'GET /admin/cities/{id}', { params: { id } });
      return { id, label: data.city.name };
    },
  },
};

/** A market that is not open yet has no response. */
async function loadMarkets(http: HttpClient, locale: LocaleCode): Promise<Option[]> {
  const answers = await Promise.allSettled(
    MARKET_SLUGS.map((slug) => callApi(http, 'GET /markets/{slug}', { params: { slug } })),
  );
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data.market] : []));
  const [first] = answers;
  if (found.length === 0 && first?.status === 'rejected') throw first.reason;
  return found.map(({ id, name, names }) => ({ id, label: names?.[locale] ?? name }));
}

async function loadCategories(http: HttpClient): Promise<Option[]> {
  const { data } = await callApi(http, 'GET /product-categories', { query: { perPage: PER_PAGE } });
  return data.productCategories.map(({ id, name }) => ({ id, label: name }));
}

/** By their codes: sections of pages name them so. */
async function loadCategoryCodes(http: HttpClient): Promise<Option[]> {
  const { data } = await callApi(http, 'GET /product-categories', { query: { perPage: PER_PAGE } });
  return data.productCategories
    .filter(({ isVirtual }) => !isVirtual)
    .map(({ code, name }) => ({ id: code, label: name }));
}

/** Those without treatments of their own. */
async function loadVoucherCategories(http: HttpClient): Promise<Option[]> {
  const query = { perPage: PER_PAGE, isVirtual: 'true' as const };
  const { data } = await callApi(http, 'GET /product-categories', { query });
  return data.productCategories.map(({ id, name }) => ({ id, label: name }));
}

async function loadBodyParts(http: HttpClient): Promise<Option[]> {
  const { data } = await callApi(http, 'GET /body-parts', { query: { perPage: PER_PAGE } });
  return data.bodyParts.map(({ id, name }) => ({ id, label: name }));
}

async function loadLocations(http: HttpClient, locale: LocaleCode): Promise<Option[]> {
  const { data } = await callStaffApi(http, 'GET /admin/locations', { query: { perPage: PER_PAGE, sort: 'position' } });
  return data.locations.map(named(locale));
}

async function loadArticleCategories(http: HttpClient, locale: LocaleCode): Promise<Option[]> {
  const query = { perPage: PER_PAGE, sort: 'position' };
  return (await callStaffApi(http, 'GET /admin/article-categories', { query })).data.articleCategories.map(
    named(locale),
  );
}

async function loadArticleCategoryCodes(http: HttpClient, locale: LocaleCode): Promise<Option[]> {
  const query = { perPage: PER_PAGE, sort: 'position' };
  const { data } = await callStaffApi(http, 'GET /admin/article-categories', { query });
  return data.articleCategories.map(({ code, name }) => ({ id: code, label: localized(name, locale) }));
}

/** The latest: those that are over for long are chosen no more. */
async function loadPromoBars(http: HttpClient): Promise<Option[]> {
  const query = { perPage: PER_PAGE, sort: '-startAt' };
  const { data } = await callStaffApi(http, 'GET /admin/promo-bars', { query });
  return data.promoBars.map(({ id, name }) => ({ id, label: name }));
}

const listed: Partial<Record<ReferenceName, ListedReference>> = {
  markets: loadMarkets,
  articleCategories: loadArticleCategories,
  articleCategoryCodes: loadArticleCategoryCodes,
  promoBars: loadPromoBars,
  categories: loadCategories,
  categoryCodes: loadCategoryCodes,
  voucherCategories: loadVoucherCategories,
  bodyParts: loadBodyParts,
  locations: loadLocations,
};

/** Whether all records of a reference are listed; the others are found by a search. */
export const isListed = (to: ReferenceName): boolean => listed[to] !== undefined;

/** They change rarely while one form is open. */
const STALE_AFTER_MS = 60_000;

/** All records of a listed reference. */
export function listedQuery(http: HttpClient, to: ReferenceName, locale: LocaleCode) {
  return queryOptions({
    queryKey: ['staffOptions', to, locale],
    queryFn: () => listed[to]?.(http, locale) ?? Promise.resolve([]),
    enabled: isListed(to),
    staleTime: STALE_AFTER_MS,
  });
}

/** Records whose names hold a text. */
export function searchedQuery(http: HttpClient, to: ReferenceName, search: { q: string; locale: LocaleCode }) {
  const { q, locale } = search;
  return queryOptions({
    queryKey: ['staffOptions', to, locale, 'search', q],
    queryFn: () => searched[to]?.search(http, q, locale) ?? Promise.resolve([]),
    enabled: q !== '',
    staleTime: STALE_AFTER_MS,
  });
}

/** Key of a record's name. */
export const optionKey = (to: ReferenceName, { id, locale }: { id: string; locale: LocaleCode }) => [
  'staffOptions',
  to,
  locale,
  'one',
  id,
];

/** One record by its id, for its name. */
export function optionQuery(http: HttpClient, to: ReferenceName, choice: { id: string; locale: LocaleCode }) {
  const { id, locale } = choice;
  return queryOptions({
    queryKey: optionKey(to, choice),
    queryFn: () => searched[to]?.find(http, id, locale) ?? Promise.resolve({ id, label: id }),
    enabled: id !== '' && !isListed(to),
    staleTime: STALE_AFTER_MS,
  });
}
