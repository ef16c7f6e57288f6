import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/** POST /me/password: ends all other sessions of the customer. */
export async function changePassword(
  http: HttpClient,
  request: { currentPassword: string; password: string },
): Promise<void> {
  await callApi(http, 'POST /me/password', { body: request });
}
