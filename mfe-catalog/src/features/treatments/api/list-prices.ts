import type { ProductSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { PRICES_PER_PAGE, type PriceListArrangement } from '../price-list-rules';
import type { PriceListKind } from '../price-lists';

/** A page of a price list. */
export interface PricePage {
  treatments: ProductSummary[];
  /** Rows of the list, or, when it has several pages, those that the words find. */
  total: number;
  /** All rows are on the page, and the words hide some; else the API searched the list for the words. */
  isWhole: boolean;
}

/** One page of a price list of one gender: GET /products. */
export function priceListQuery(
  http: HttpClient,
  { gender, words, page }: PriceListArrangement,
  { category, type }: PriceListKind,
) {
  const read = async (q?: string) => {
    const kind = { category: category ?? undefined, type: type ?? undefined };
    const query = { gender, ...kind, q, page, perPage: PRICES_PER_PAGE };
    const { data, meta } = await callApi(http, 'GET /products', { query });
    return { treatments: data.products, total: meta?.total ?? data.products.length };
  };
  return queryOptions({
    queryKey: ['treatments', 'prices', { gender, category, type, words, page }],
    queryFn: async (): Promise<PricePage> => {
      const all = await read();
      const isWhole = all.total <= PRICES_PER_PAGE;
      const found = isWhole || words === '' ? all : await read(words);
      return { ...found, isWhole };
    },
  });
}
