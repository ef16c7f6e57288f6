import type { Order, Withdrawal } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

export interface WithdrawalRequest {
  orderId: string;
  /** Lines; empty: the whole order. */
  orderItemIds: string[];
}

const bodyOf = ({ orderItemIds }: WithdrawalRequest) => (orderItemIds.length > 0 ? { orderItemIds } : {});
const paramsOf = ({ orderId }: WithdrawalRequest) => ({ id: orderId });

/** POST /orders/{id}/withdrawal without a confirmation: a preview. 409 withdrawal_over, nothing_to_withdraw. */
export function withdrawalPreviewQuery(http: HttpClient, request: WithdrawalRequest) {
  return queryOptions({
    queryKey: ['withdrawal', request],
    queryFn: async () => {
      const sending = { params: paramsOf(request), body: bodyOf(request) };
      const { data } = await callApi(http, 'POST /orders/{id}/withdrawal', sending);
      return data.withdrawal;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** The same, confirmed: the lines are withdrawn, visits canceled, money refunded, a message sent. */
export async function withdrawFromOrder(
  http: HttpClient,
  request: WithdrawalRequest,
  idempotencyKey: string,
): Promise<Withdrawal> {
  const body = { ...bodyOf(request), confirmed: true };
  const sending = { params: paramsOf(request), body, idempotencyKey };
  const { data } = await callApi(http, 'POST /orders/{id}/withdrawal', sending);
  return data.withdrawal;
}

/** POST /orders/{id}/cancellation: cancels an unpaid order. */
export async function cancelOrder(http: HttpClient, orderId: string, idempotencyKey: string): Promise<Order> {
  const { data } = await callApi(http, 'POST /orders/{id}/cancellation', { params: { id: orderId }, idempotencyKey });
  return data.order;
}
