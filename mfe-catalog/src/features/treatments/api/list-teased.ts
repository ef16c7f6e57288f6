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
  /** Recommended packages that follow them, so many at most, of the same call. */
  packages?: number | undefined;
}

/** How many of a type are read to choose the recommended ones from. */
const CANDIDATES = 48;

/** What a teaser shows, packages after treatments: GET /products. Only the shown fields are sent with the page. */
export function teasedTreatmentsQuery(http: HttpClient, wanted: TeasedTreatments) {
  const { ids, category, gender, type, count, packages = 0 } = wanted;
  return queryOptions({
    queryKey: ['teased-treatments', ids?.join() ?? '', category ?? '', gender ?? '', type ?? '', count, packages],
    queryFn: async (): Promise<ShownTreatment[]> => {
      const { products } = (await callApi(http, 'GET /products', { query: queryOf(wanted) })).data;
      if (ids) return products.map(shownTreatment);
      const ofType = (one: 'product' | 'package') => products.filter((product) => product.type === one);
      const picked =
        packages > 0
          ? [...pickPopular(ofType('product'), count), ...pickPopular(ofType('package'), packages)]
          : pickPopular(products, count);
      return picked.map(shownTreatment);
    },
  });
}

function queryOf({ ids, category, gender, type, packages = 0 }: TeasedTreatments) {
  if (ids) return { ids: ids.join(','), perPage: ids.length };
  if (packages > 0) return { category, gender, perType: CANDIDATES, perPage: 2 * CANDIDATES };
  return { category, gender, type, perPage: CANDIDATES };
}
