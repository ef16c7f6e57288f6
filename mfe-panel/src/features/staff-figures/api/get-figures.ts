import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { keepPreviousData, queryOptions } from '@aksamit/module-sdk/query';

export interface FiguresRequest {
  from: string;
  to: string;
  locationId?: string;
}

/** GET /admin/figures of a range. While another one is loading the former one stays. */
export function figuresQuery(http: HttpClient, request: FiguresRequest, isEnabled: boolean) {
  return queryOptions({
    queryKey: ['staffFigures', request],
    queryFn: async () => (await callStaffApi(http, 'GET /admin/figures', { query: request })).data.figures,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}
