/** Calls of the settings page. */
import type { GusData, InvoiceInput, User, VisitReminders } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';

/** PUT /me/invoice: null deletes the data. 422 on `userInvoice.vatId`. */
export async function saveInvoiceData(http: HttpClient, userInvoice: InvoiceInput | null): Promise<User> {
  const { data } = await callApi(http, 'PUT /me/invoice', { body: { userInvoice } });
  return data.user;
}

/** GET /gus: a company by its NIP. 422 wrong number, 404 unknown, 503 register unreachable. */
export async function findCompany(http: HttpClient, nip: string): Promise<GusData> {
  const { data } = await callApi(http, 'GET /gus', { query: { nip } });
  return data.gusData;
}

/** GET /locations: all salons, for the choice of the preferred one. */
export function salonsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['salons'],
    queryFn: async () => {
      const { data } = await callApi(http, 'GET /locations', { query: { perPage: 100 } });
      return data.locations;
    },
  });
}

/** PUT /me: the default salon; null: none. */
export async function savePreferredSalon(http: HttpClient, prefferedLocation: string | null): Promise<User> {
  const { data } = await callApi(http, 'PUT /me', { body: { prefferedLocation } });
  return data.user;
}

/** PUT /me/visit-reminders. 422 on `visitReminders`: SMS without a verified phone. */
export async function saveVisitReminders(http: HttpClient, visitReminders: VisitReminders): Promise<User> {
  const { data } = await callApi(http, 'PUT /me/visit-reminders', { body: { visitReminders } });
  return data.user;
}

/** POST /me/phone/verification: sends a code to the changed phone, else to the own unverified one. */
export async function requestPhoneCode(http: HttpClient): Promise<void> {
  await callApi(http, 'POST /me/phone/verification');
}

/** PUT /me/phone/verification. 422 on `code`. */
export async function verifyPhone(http: HttpClient, code: string): Promise<User> {
  const { data } = await callApi(http, 'PUT /me/phone/verification', { body: { code } });
  return data.user;
}

/** DELETE /me, proven by the password or a fresh login code. 422 on `password` or `code`. */
export async function deleteAccount(http: HttpClient, proof: { password: string } | { code: string }): Promise<void> {
  await callApi(http, 'DELETE /me', { body: proof });
}
