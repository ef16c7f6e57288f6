import type { Lead } from '@aksamit/contracts';
import { type ApiInput, callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { useRef } from 'react';

/** Calls that take a form. */
export type FormCall = 'POST /contact' | 'POST /leads' | 'POST /leads/business-idea' | 'POST /influencer-submit-form';

/**
 * Sends a form by its call; a retry with the same content, after a lost response, counts as the same form. 422 by
 * field.
 */
export function useSendForm(http: HttpClient, call: FormCall): (request: object) => Promise<Lead> {
  const attempt = useRef({ content: '', key: '' });
  return async (request) => {
    const content = JSON.stringify(request);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    // Definitions of forms are data: their fields make the body, which the API judges.
    const body = request as ApiInput<FormCall>['body'];
    const sending = { body, idempotencyKey: attempt.current.key, needsVisitor: true };
    return (await callApi(http, call, sending)).data.lead;
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
