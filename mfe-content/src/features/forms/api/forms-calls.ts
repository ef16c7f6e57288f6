import type { FormGuard, Lead } from '@aksamit/contracts';
import { type ApiInput, callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError, newIdempotencyKey } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { useRef } from 'react';

/** Calls that take a form. */
export type FormCall =
  | 'POST /contact'
  | 'POST /contact/business'
  | 'POST /leads'
  | 'POST /leads/business-idea'
  | 'POST /leads/professional'
  | 'POST /influencer-submit-form'
  | 'POST /newsletter-subscriptions';

/**
 * Sends a form by its call, on the server and in browsers. 422 by field.
 * @returns its receipt; null for one that has none, as a newsletter's
 */
export async function sendForm(
  http: HttpClient,
  call: FormCall,
  request: object,
  options: { idempotencyKey?: string; needsVisitor?: boolean } = {},
): Promise<Lead | null> {
  // Definitions of forms are data: their fields make the body, which the API judges.
  const body = request as ApiInput<FormCall>['body'];
  const { data } = await callApi(http, call, { body, ...options });
  return 'lead' in data ? data.lead : null;
}

/**
 * Sends a form from a browser. Content that is sent again after a lost response counts as the same form, and is sent with
 * the same guard; once the API has refused it, what follows is another attempt.
 */
export function useSendForm(
  http: HttpClient,
  call: FormCall,
): (request: object, guard: FormGuard) => Promise<Lead | null> {
  const attempt = useRef<{ content: string; key: string; guard: FormGuard }>({ content: '', key: '', guard: {} });
  return async (request, guard) => {
    const content = JSON.stringify(request);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey(), guard };
    const { key, guard: sent } = attempt.current;
    try {
      return await sendForm(http, call, { ...request, guard: sent }, { idempotencyKey: key, needsVisitor: true });
    } catch (error) {
      if (isHttpError(error) && error.status === 422) attempt.current.content = '';
      throw error;
    }
  };
}

/** Salons to choose from, by city: GET /maps, the lightest call that has them all. */
export function salonChoicesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['form-salons'],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /maps', { query: { perPage: 1 } });
      return (data.maps[0]?.points ?? [])
        .map(({ locationId, city, name, address }) => ({ id: locationId, label: `${city}: ${name}, ${address}` }))
        .sort((a, b) => a.label.localeCompare(b.label, 'pl'));
    },
  });
}
