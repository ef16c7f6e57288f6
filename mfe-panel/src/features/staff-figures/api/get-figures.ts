import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export interface FiguresRequest {
  from: string;
  to: string;
  locationId?: string;
}

/** GET /admin/figures of a range. While another one is loading the former one stays. */
export function figuresQuery(http: HttpClient, request: FiguresRequest) {
  return queryOptions({
    queryKey: ['staffFigures', request],
    queryFn: async () => (await callStaffApi(http, 'GET /admin/figures', { query: request })).data.figures,
    placeholderData: keepPreviousData,
  });
}

/** GET /admin/payment-figures of a range. */
export function paymentFiguresQuery(http: HttpClient, request: FiguresRequest) {
  return queryOptions({
    queryKey: ['staffPaymentFigures', request],
    queryFn: async () =>
      (await callStaffApi(http, 'GET /admin/payment-figures', { query: request })).data.paymentFigures,
    placeholderData: keepPreviousData,
  });
}

/** GET /admin/visit-figures of a range. */
export function visitFiguresQuery(http: HttpClient, request: FiguresRequest) {
  return queryOptions({
    queryKey: ['staffVisitFigures', request],
    queryFn: async () => (await callStaffApi(http, 'GET /admin/visit-figures', { query: request })).data.visitFigures,
    placeholderData: keepPreviousData,
  });
}
