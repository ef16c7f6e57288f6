import type { Lead, OwnContactRequest, OwnInfluencerRequest } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** POST /me/contact: a question, or a complaint with the deadline of its reply. 422 by field. */
export async function sendContact(http: HttpClient, form: OwnContactRequest, idempotencyKey: string): Promise<Lead> {
  const { data } = await callApi(http, 'POST /me/contact', { body: form, idempotencyKey });
  return data.lead;
}

/** POST /me/influencer-submit-form: an application to the reviewer club. 422 by field. */
export async function sendApplication(
  http: HttpClient,
  form: OwnInfluencerRequest,
  idempotencyKey: string,
): Promise<Lead> {
  const { data } = await callApi(http, 'POST /me/influencer-submit-form', { body: form, idempotencyKey });
  return data.lead;
}

/** GET /locations: all salons, for the one that a complaint is about. */
export function salonsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['salons'],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /locations', { query: { perPage: 100 } });
      return data.locations;
    },
  });
}
