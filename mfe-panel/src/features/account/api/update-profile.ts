import type { AgreeInput, ProfileRequest, User } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';

/**
 * PUT /me with what has changed; PUT /me/gender where that is the gender alone. A new e-mail or phone requires a login of
 * the last 15 minutes.
 */
export async function updateProfile(http: HttpClient, changes: ProfileRequest): Promise<User> {
  const { gender, ...others } = changes;
  if (gender && Object.keys(others).length === 0) {
    const changed = await callApi(http, 'PUT /me/gender', { body: { gender } });
    return changed.data.user;
  }
  const { data } = await callApi(http, 'PUT /me', { body: changes });
  return data.user;
}

/** PUT /me/user-agrees: gives or withdraws consents. */
export async function updateConsents(http: HttpClient, userAgrees: AgreeInput[]): Promise<User> {
  const { data } = await callApi(http, 'PUT /me/user-agrees', { body: { userAgrees } });
  return data.user;
}
