import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** What the voucher page sells: the market's amounts (GET /markets/{slug}) and a record of each kind (GET /vouchers). */
export function voucherSaleQuery(http: HttpClient, marketSlug: string) {
  return queryOptions({
    queryKey: ['voucher-sale', marketSlug],
    queryFn: async () => {
      const [{ data: market }, { data: list }] = await Promise.all([
        callApi(http, 'GET /markets/{slug}', { params: { slug: marketSlug } }),
        callApi(http, 'GET /vouchers', { query: { perPage: 100 } }),
      ]);
      const kinds = ['electronic', 'paper'] as const;
      return {
        amounts: market.market.voucherAmounts,
        validMonths: list.vouchers[0]?.validMonths ?? 6,
        vouchers: kinds.flatMap((kind) => {
          const record = list.vouchers.find((voucher) => voucher.kind === kind);
          return record ? [{ id: record.id, kind }] : [];
        }),
      };
    },
  });
}
