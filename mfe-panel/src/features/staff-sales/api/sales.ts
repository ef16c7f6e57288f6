import type { SalePreview, SalePreviewRequest, SaleRequest, StaffOrder } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { SaleSubject } from '../sale-subject';

/** Name and phone of the customer of a sale. */
export type SaleCustomer = Pick<StaffOrder, 'firstName' | 'lastName'> & {
  phonePrefix: string | null;
  phone: string | null;
};

/** GET /admin/events/{id}/customer or GET /admin/orders/{id}: to whom is sold, before anything is chosen. 404. */
export function saleCustomerQuery(http: HttpClient, { eventId, orderId }: SaleSubject, isWanted: boolean) {
  return queryOptions({
    queryKey: ['staffSaleCustomer', eventId, orderId],
    queryFn: async (): Promise<SaleCustomer> => {
      if (orderId !== null)
        return (await callStaffApi(http, 'GET /admin/orders/{id}', { params: { id: orderId } })).data.order;
      const params = { id: eventId ?? '' };
      return (await callStaffApi(http, 'GET /admin/events/{id}/customer', { params })).data.customer;
    },
    enabled: isWanted,
  });
}

/** POST /admin/sale-previews: what it costs now, and for whom. 404; 409 visit_has_order; 422 no_price. */
export function salePreviewQuery(http: HttpClient, body: SalePreviewRequest, isWanted: boolean) {
  return queryOptions({
    queryKey: ['staffSalePreview', body],
    queryFn: async (): Promise<SalePreview> => {
      const input = { body, idempotencyKey: newIdempotencyKey() };
      return (await callStaffApi(http, 'POST /admin/sale-previews', input)).data.salePreview;
    },
    enabled: isWanted,
    staleTime: 0,
  });
}

/** POST /admin/sales. 404; 409 visit_has_order, sale_changed; 422 no_price, confirmation_required, on `email`. */
export async function sell(http: HttpClient, body: SaleRequest, idempotencyKey: string): Promise<StaffOrder> {
  return (await callStaffApi(http, 'POST /admin/sales', { body, idempotencyKey })).data.order;
}
