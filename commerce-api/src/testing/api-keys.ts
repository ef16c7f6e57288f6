import type { ApiKeyScope } from '@aksamit/contracts/staff';
import type { Headers } from './commerce-fixture';
import { logInAs } from './staff-fixture';
import type { TestApp } from './test-app';

export interface MadeKey {
  id: string;
  secret: string;
  /** Of a call that is made with it. */
  headers: Headers;
}

/** Makes an API key as the demo's admin. */
export async function makeKey(shop: TestApp, scopes: readonly ApiKeyScope[], name = 'Księgowość'): Promise<MadeKey> {
  const { headers } = await logInAs(shop, 'admin');
  const answer = await shop.call('POST', '/api/admin/api-keys', { headers, body: { name, scopes } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { apiKey, secret } = answer.json().data;
  return { id: apiKey.id, secret, headers: { authorization: `Bearer ${secret}` } };
}
