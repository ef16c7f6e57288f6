import type { StaffTransaction } from '@aksamit/contracts/staff';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export const TRANSACTION_STATES = [
  'new',
  'pending',
  'completed',
  'canceled',
  'refunded',
  'error',
] as const satisfies readonly StaffTransaction['status'][];
export const PROVIDERS = ['przelewy24', 'paypal', 'stripe', 'salon'] as const;

type Filters = Partial<Record<'q' | 'status' | 'provider' | 'from' | 'to', string>> & { page?: number };

/** GET /admin/payment-transactions: a page, the newest first. Values of an address that the API does not know are left out. */
export function transactionsQuery(http: HttpClient, { status, provider, ...rest }: Filters) {
  const known = {
    status: TRANSACTION_STATES.find((name) => name === status),
    provider: PROVIDERS.find((name) => name === provider),
  };
  const query = {
    ...rest,
    ...(known.status ? { status: known.status } : {}),
    ...(known.provider ? { provider: known.provider } : {}),
  };
  return queryOptions({
    queryKey: ['staffTransactions', query],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/payment-transactions', { query });
      return { transactions: data.paymentTransactions, total: meta?.total ?? 0 };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** GET /admin/payment-transactions/{id}. 404 for none. */
export function transactionQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: ['staffTransaction', id],
    queryFn: async () =>
      (await callStaffApi(http, 'GET /admin/payment-transactions/{id}', { params: { id } })).data.paymentTransaction,
    staleTime: 0,
  });
}
