import type { Lead, SalonMap } from '@aksamit/contracts';
import { type HttpClient, newIdempotencyKey } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import { useRef } from 'react';

/**
 * POST of a form to its path; a retry with the same content, after a lost response, counts as the same form. 422 by
 * field.
 */
export function useSendForm(http: HttpClient, path: string): (request: object) => Promise<Lead> {
  const attempt = useRef({ content: '', key: '' });
  return async (request) => {
    const content = JSON.stringify(request);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    const sending = { body: request, idempotencyKey: attempt.current.key, needsVisitor: true };
    return (await http.post<{ lead: Lead }>(path, sending)).data.lead;
  };
}

/** Salons to choose from, by city: GET /maps, the lightest call that has them all. */
export function salonChoicesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['form-salons'],
    queryFn: async () => {
      const { data } = await http.get<{ maps: SalonMap[] }>('/maps', { query: { perPage: 1 } });
      return (data.maps[0]?.points ?? [])
        .map(({ locationId, city, name, address }) => ({ id: locationId, label: `${city}: ${name}, ${address}` }))
        .sort((a, b) => a.label.localeCompare(b.label, 'pl'));
    },
  });
}
