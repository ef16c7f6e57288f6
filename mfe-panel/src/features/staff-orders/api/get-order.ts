import type { StaffOrder } from '@aksamit/contracts/staff';
import { downloadFile } from '@aksamit/module-sdk/api';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient, HttpFile } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { refundState } from '../order-words';

/** A gateway pays a refund out within seconds: refetch after this many milliseconds, and so many times. */
const REFUND_PAUSE_MS = 3_000;
const REFUND_QUESTIONS = 20;

/** Key of an order, for changes of one's own. */
export const orderKey = (orderId: string): string[] => ['staffOrder', orderId];

/** GET /admin/orders/{id}, with its history. 404 for staff without a visit of it in their salons. */
export function staffOrderQuery(http: HttpClient, orderId: string) {
  return queryOptions({
    queryKey: orderKey(orderId),
    queryFn: async (): Promise<StaffOrder> => {
      const { data } = await callStaffApi(http, 'GET /admin/orders/{id}', { params: { id: orderId } });
      return data.order;
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refundState(refund) === 'requested') &&
      state.dataUpdateCount <= REFUND_QUESTIONS
        ? REFUND_PAUSE_MS
        : false,
  });
}

/** The API writes the number of a document in its address with hyphens. */
export const fileNumberOf = (number: string): string => number.replaceAll('/', '-');

/** GET /admin/orders/{id}/invoices/{number}: the document as PDF. */
export function downloadInvoice(http: HttpClient, orderId: string, number: string): Promise<HttpFile> {
  const params = { id: orderId, number: fileNumberOf(number) };
  return downloadFile(http, 'GET /admin/orders/{id}/invoices/{number}', { params });
}
