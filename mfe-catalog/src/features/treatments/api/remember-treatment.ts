import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import { clearStoredTreatments, copyOfAccount, storedTreatments } from '../stored-treatments';

/** GET /me/remembered-treatments/{id}: whether the customer remembers it. */
export async function isRememberedByCustomer(http: HttpClient, id: string): Promise<boolean> {
  try {
    const { data } = await callApi(http, 'GET /me/remembered-treatments/{id}', { params: { id } });
    return noted(id, data.productIds.includes(id));
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return noted(id, false);
    throw error;
  }
}

function noted(id: string, isRemembered: boolean): boolean {
  copyOfAccount.note(id, isRemembered);
  return isRemembered;
}

/** POST /me/remembered-treatments. 409 too_many_remembered. */
export async function rememberTreatment(http: HttpClient, id: string): Promise<void> {
  await callApi(http, 'POST /me/remembered-treatments', { body: { productIds: [id] } });
  copyOfAccount.note(id, true);
}

/** DELETE /me/remembered-treatments/{id}; one that another tab has removed is no error. */
export async function removeTreatment(http: HttpClient, id: string): Promise<void> {
  try {
    await callApi(http, 'DELETE /me/remembered-treatments/{id}', { params: { id } });
  } catch (error) {
    if (!isHttpError(error) || error.status !== 404) throw error;
  }
  copyOfAccount.note(id, false);
}

/** Adds to the account what was remembered in this browser before the login. A failure leaves it for the next time. */
export async function joinStoredTreatments(http: HttpClient): Promise<void> {
  const productIds = storedTreatments();
  if (productIds.length === 0) return;
  try {
    await callApi(http, 'POST /me/remembered-treatments', { body: { productIds } });
  } catch (error) {
    // The account has room for none of them.
    if (!isHttpError(error) || error.code !== 'too_many_remembered') return;
  }
  clearStoredTreatments();
}
