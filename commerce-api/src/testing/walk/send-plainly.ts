import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../test-app';
import type { PreparedCall } from './walker';

/** Sends a call of the walk unchanged. */
export function sendPlainly(
  shop: TestApp,
  { method, path, query, body, as = {}, contentType }: PreparedCall,
): Promise<LightMyRequestResponse> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  const url = `/api${path}${search.size > 0 ? `?${search}` : ''}`;
  if (Buffer.isBuffer(body)) {
    return shop.app.inject({ method, url, headers: { ...as, 'content-type': contentType }, payload: body });
  }
  return shop.call(method, url, { headers: as, body });
}
