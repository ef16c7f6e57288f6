import type { Cart } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, useHttp } from '@aksamit/module-sdk/http';
import { queryOptions, useQuery } from '@aksamit/module-sdk/query';
import { contraindicationGroups, treatmentIds } from '../contraindications';

/** GET /product-contraindications: of the treatments in the cart. */
export function contraindicationsQuery(http: HttpClient, cart: Pick<Cart, 'items'>) {
  const productIds = treatmentIds(cart).join(',');
  return queryOptions({
    queryKey: ['contraindications', productIds],
    queryFn: async ({ signal }) =>
      (await callApi(http, 'GET /product-contraindications', { query: { productIds }, signal })).data
        .productContraindications,
    enabled: productIds !== '',
    retry: false,
  });
}

/** By groups of treatments that share them. Undefined until loaded, and on an older API. */
export function useContraindications(cart: Pick<Cart, 'items'>) {
  const { data } = useQuery(contraindicationsQuery(useHttp(), cart));
  return data && contraindicationGroups(data);
}
