import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export const DIFFERENCES_PER_PAGE = 24;

const SORTS = ['createdAt', '-createdAt', 'kind', '-kind'];

/** As the address of the list has it. */
export interface DifferenceFilters {
  /** `true`: open ones alone. */
  open?: string | undefined;
  page?: number | undefined;
  sort?: string | undefined;
}

/** GET /admin/payment-differences: open ones first, the newest ahead. */
export function differencesQuery(http: HttpClient, { open, page, sort }: DifferenceFilters) {
  const query = {
    perPage: DIFFERENCES_PER_PAGE,
    ...(open === 'true' ? { open: 'true' as const } : {}),
    ...(page === undefined ? {} : { page }),
    ...(sort && SORTS.includes(sort) ? { sort } : {}),
  };
  return queryOptions({
    queryKey: ['staffPaymentDifferences', query],
    queryFn: async () => {
      const { data, meta } = await callStaffApi(http, 'GET /admin/payment-differences', { query });
      return { differences: data.paymentDifferences, total: meta?.total ?? data.paymentDifferences.length };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** PUT /admin/payment-differences/{id}/resolution. Of a refund in the salon: the money has been paid out. */
export async function resolveDifference(http: HttpClient, id: string, idempotencyKey: string): Promise<void> {
  const input = { params: { id }, body: {}, idempotencyKey };
  await callStaffApi(http, 'PUT /admin/payment-differences/{id}/resolution', input);
}
