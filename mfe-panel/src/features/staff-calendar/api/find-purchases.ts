import { callApi } from '@aksamit/module-sdk/api';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** The API's least number of letters. Source: readings.md, "Search". */
export const LEAST_LETTERS = 3;
const MOST_TREATMENTS = 8;

/** What a caller names: the number of an order, or a phone. */
export function purchaseSearch(text: string): { orderNumber: string } | { phone: string } | null {
  const wanted = text.trim();
  const phone = wanted.replace(/^\+?48(?=[\s\d]{9})/, '').trim();
  if (/^[\d\s-]+$/.test(phone)) return phone.replace(/\D/g, '').length >= 6 ? { phone } : null;
  return wanted.length >= 4 ? { orderNumber: wanted.toUpperCase() } : null;
}

/** GET /admin/order-products: what the customer has bought. */
export function purchasesQuery(http: HttpClient, text: string) {
  const search = purchaseSearch(text);
  return queryOptions({
    queryKey: ['staffPurchases', text.trim()],
    queryFn: async () => {
      const { data } = await callStaffApi(http, 'GET /admin/order-products', { query: search ?? {} });
      return data.orderProducts;
    },
    enabled: search !== null,
    staleTime: 0,
  });
}

/** GET /products: treatments by their names. */
export function treatmentsQuery(http: HttpClient, text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['staffTreatments', q],
    queryFn: async () => {
      const query = { q, perPage: MOST_TREATMENTS, type: 'product' as const };
      const { data } = await callApi(http, 'GET /products', { query });
      return data.products.map(({ id, name }) => ({ id, name }));
    },
    enabled: q.length >= LEAST_LETTERS,
  });
}
