import type { Gender } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** Parameters of GET /products. */
export interface TreatmentListParams {
  gender?: Gender | undefined;
  category?: string | undefined;
  bodyPart?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  perPage?: number | undefined;
  /** With what the list can be narrowed by. */
  facets?: 'true' | undefined;
}

/** Treatments and packages of a zone with how many there are in all: GET /products. */
export function treatmentListQuery(http: HttpClient, params: TreatmentListParams) {
  return queryOptions({
    queryKey: ['treatments', params],
    queryFn: async () => {
      const query = { ...params, sort: params.sort || undefined };
      const { data, meta } = await callApi(http, 'GET /products', { query });
      return { treatments: data.products, total: meta?.total ?? data.products.length, facets: data.facets };
    },
  });
}
