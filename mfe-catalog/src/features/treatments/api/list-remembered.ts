import { MOST_REMEMBERED } from '@aksamit/contracts/remembered-list';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { type ShownTreatment, shownTreatment } from '../shown-treatment';
import { copyOfAccount } from '../stored-treatments';
import { joinStoredTreatments } from './remember-treatment';

/** GET /products takes so many ids at a time. */
const IDS_PER_CALL = 20;

export interface RememberedEntry {
  id: string;
  /** In the page's language, also of one that is not sold. */
  name: string;
  /** As cards show it; null: it is not sold now. */
  treatment: ShownTreatment | null;
}

/**
 * What the customer remembers, the newest first, with the prices of now: GET /me/remembered-treatments and GET /products.
 * What was remembered in this browser before the login joins the account first.
 */
export function rememberedQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['remembered-treatments'],
    queryFn: async (): Promise<RememberedEntry[]> => {
      await joinStoredTreatments(http);
      const query = { perPage: MOST_REMEMBERED };
      const { data } = await callApi(http, 'GET /me/remembered-treatments', { query });
      copyOfAccount.replace(data.rememberedTreatments.map(({ productId }) => productId));
      const sold = data.rememberedTreatments.filter(({ isSold }) => isSold).map(({ productId }) => productId);
      const treatments = new Map((await soldTreatments(http, sold)).map((treatment) => [treatment.id, treatment]));
      return data.rememberedTreatments.map(({ productId: id, name }) => ({
        id,
        name,
        treatment: treatments.get(id) ?? null,
      }));
    },
    // Another tab may have changed it.
    staleTime: 0,
  });
}

async function soldTreatments(http: HttpClient, ids: readonly string[]): Promise<ShownTreatment[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, index) => index * IDS_PER_CALL);
  const parts = await Promise.all(
    starts.map(async (start) => {
      const part = ids.slice(start, start + IDS_PER_CALL);
      const { data } = await callApi(http, 'GET /products', { query: { ids: part.join(), perPage: part.length } });
      return data.products.map(shownTreatment);
    }),
  );
  return parts.flat();
}
