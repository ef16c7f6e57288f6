import type { HttpClient } from '@aksamit/module-sdk/http';

/** POST /me/password: ends all other sessions of the customer. */
export async function changePassword(
  http: HttpClient,
  request: { currentPassword: string; password: string },
): Promise<void> {
  await http.post('/me/password', { body: request });
}
