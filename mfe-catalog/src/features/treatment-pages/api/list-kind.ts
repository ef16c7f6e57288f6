import type { ProductSummary } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Rows of each zone, and packages: more are on the lists that the page links. */
const SHOWN = { treatments: 8, packages: 3 };
/** Treatments and packages of both genders. */
const MOST_FOUND = 4 * SHOWN.treatments;

/** What a page shows of a kind of treatment. */
export interface TreatmentKind {
  female: ProductSummary[];
  male: ProductSummary[];
  packages: ProductSummary[];
}

/** Treatments and packages of a category, in one call: GET /products. Only the shown ones are sent with the page. */
export function treatmentKindQuery(http: HttpClient, category: string) {
  return queryOptions({
    queryKey: ['treatment-kind', category],
    queryFn: async (): Promise<TreatmentKind> => {
      const query = { category, perType: SHOWN.treatments, perGender: 'true' as const, perPage: MOST_FOUND };
      const { data } = await callApi(http, 'GET /products', { query });
      const single = data.products.filter(({ type }) => type === 'product');
      const of = (gender: ProductSummary['gender']) =>
        single.filter((treatment) => treatment.gender === gender).slice(0, SHOWN.treatments);
      return {
        female: of('female'),
        male: of('male'),
        packages: data.products.filter(({ type }) => type === 'package').slice(0, SHOWN.packages),
      };
    },
  });
}
