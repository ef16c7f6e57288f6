import type { Gender } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { pickPopular } from '../pick-popular';
import { type ShownTreatment, shownTreatment } from '../shown-treatment';

/** Which treatments a teaser shows. */
export interface TeasedTreatments {
  /** These, in this order, as far as they are sold; without them the recommended ones of all that fit the rest. */
  ids?: readonly string[] | undefined;
  /** Code of a category. */
  category?: string | undefined;
  gender?: Gender | undefined;
  type?: 'product' | 'package' | undefined;
  count: number;
}

/** How many are read to choose the recommended ones from. */
const CANDIDATES = 48;

/** What a teaser shows: GET /products. Only the shown fields are sent with the page. */
export function teasedTreatmentsQuery(http: HttpClient, { ids, category, gender, type, count }: TeasedTreatments) {
  const query = ids ? { ids: ids.join(','), perPage: ids.length } : { category, gender, type, perPage: CANDIDATES };
  return queryOptions({
    queryKey: ['teased-treatments', ids?.join() ?? '', category ?? '', gender ?? '', type ?? '', count],
    queryFn: async (): Promise<ShownTreatment[]> => {
      const { products } = (await callApi(http, 'GET /products', { query })).data;
      return (ids ? products : pickPopular(products, count)).map(shownTreatment);
    },
  });
}
