/** Calls of one's own second factor. */
import type { SecondFactorSetup, User } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/** POST /me/second-factor: data for setting up an authenticator app. 403 fresh_login_required. */
export async function startSecondFactor(http: HttpClient): Promise<SecondFactorSetup> {
  const { data } = await callApi(http, 'POST /me/second-factor');
  return data.secondFactor;
}

/** POST /me/second-factor/confirmation: returns the recovery codes, only once. 422 on `code`. */
export async function confirmSecondFactor(
  http: HttpClient,
  code: string,
): Promise<{ recoveryCodes: string[]; user: User }> {
  const { data } = await callApi(http, 'POST /me/second-factor/confirmation', {
    body: { code },
  });
  return data;
}

/** DELETE /me/second-factor. 403 fresh_login_required. */
export async function removeSecondFactor(http: HttpClient): Promise<User> {
  const { data } = await callApi(http, 'DELETE /me/second-factor');
  return data.user;
}
