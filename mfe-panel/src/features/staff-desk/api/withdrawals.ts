import type { DeskWithdrawal } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export interface WithdrawalsRequest {
  state?: 'open' | 'done';
  page?: number;
}

/** Withdrawals from orders: those whose money is still to go back first, by how soon. */
export function withdrawalsQuery(http: HttpClient, query: WithdrawalsRequest) {
  return queryOptions({
    queryKey: ['staffWithdrawals', query],
    queryFn: async (): Promise<{ withdrawals: DeskWithdrawal[]; total: number }> => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/withdrawals', { query });
      return { withdrawals: data.withdrawals, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}

/** The salon has paid its part out. Each difference is one payment that it took. */
export async function confirmPayout(
  http: HttpClient,
  { differenceIds }: Pick<DeskWithdrawal, 'differenceIds'>,
  idempotencyKey: string,
): Promise<void> {
  for (const id of differenceIds) {
    const input = { params: { id }, body: {}, idempotencyKey: `${idempotencyKey}-${id}` };
    await callStaffApi(http, 'PUT /admin/payment-differences/{id}/resolution', input);
  }
}
