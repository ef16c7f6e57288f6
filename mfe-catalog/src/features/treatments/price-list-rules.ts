import type { Gender, ProductSummary } from '@aksamit/contracts';
import { filterWords } from '../../prices/row-filter';
import { type PriceListPageName, priceLists } from './price-lists';

/** How a price list is arranged. Source: specification, query parameter `section` of /cennik/. */
export type PriceListSection = 'products' | 'bodyPart';

/** Whose prices a list shows, and how it is arranged. */
export interface PriceListArrangement {
  gender: Gender;
  section: PriceListSection;
  /** Words that a shown row has; empty: all rows. */
  words: string;
  /** From 1 on. */
  page: number;
}

/** Rows of a page: more than any of today's lists has, so that each is one page, with a filter that works as somebody types. */
export const PRICES_PER_PAGE = 80;
const MOST_PAGES = 999;

/** Parses the price list's query; the default is the women's list by treatments. */
export function parsePriceList(query: Pick<URLSearchParams, 'get'>): PriceListArrangement {
  const page = Number(query.get('page'));
  return {
    gender: query.get('gender') === 'male' ? 'male' : 'female',
    section: query.get('section') === 'bodyPart' ? 'bodyPart' : 'products',
    words: filterWords(query.get('q')),
    page: Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** Address of a price list in this arrangement; without the defaults, so that one list has one address. */
export function priceListAddress(path: string, { gender, section, words, page }: PriceListArrangement): string {
  const query = new URLSearchParams();
  if (gender !== 'female') query.set('gender', gender);
  if (section !== 'products') query.set('section', section);
  if (words !== '') query.set('q', words);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A table of the price list. */
export interface PriceListGroup {
  id: string;
  name: string;
  treatments: ProductSummary[];
}

/**
 * The tables of a price list in the order in which their first treatment comes: one per category, or one per body part
 * (a treatment of several parts stands under each; one of none stands in no table).
 */
export function groupPriceList(treatments: readonly ProductSummary[], section: PriceListSection): PriceListGroup[] {
  const groups = new Map<string, PriceListGroup>();
  for (const treatment of treatments) {
    const headings = section === 'products' ? [treatment.category] : treatment.productBodyParts;
    for (const { id, name } of headings) {
      const group = groups.get(id) ?? { id, name, treatments: [] };
      group.treatments.push(treatment);
      groups.set(id, group);
    }
  }
  return [...groups.values()];
}

/** Whether a list is of everything: its choice is between treatments and the flexi offer, whose parts are chosen. */
export function listsFlexi(name: PriceListPageName): boolean {
  const { category, type } = priceLists[name];
  return category === null && type === null;
}

/** Whether flexi offers come before the tables. Source: content, "Price list": single treatments or the Flexi offer. */
export const showsFlexi = (
  name: PriceListPageName,
  { section, page }: Pick<PriceListArrangement, 'section' | 'page'>,
): boolean => section === 'bodyPart' && page === 1 && listsFlexi(name);
