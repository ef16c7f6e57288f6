import { MOST_REMEMBERED, parseIds, REMEMBERED_KEY } from '@aksamit/contracts/remembered-list';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';

/**
 * POST /me/remembered-treatments: what was remembered in this browser before the login joins the account, twice with the
 * same outcome. A failure leaves it for the next time.
 */
export async function joinRemembered(http: HttpClient): Promise<void> {
  try {
    const productIds = parseIds(localStorage.getItem(REMEMBERED_KEY), MOST_REMEMBERED);
    if (productIds.length === 0) return;
    await callApi(http, 'POST /me/remembered-treatments', { body: { productIds } });
    localStorage.removeItem(REMEMBERED_KEY);
  } catch (error) {
    // The account has room for none of them.
    if (isHttpError(error) && error.code === 'too_many_remembered') localStorage.removeItem(REMEMBERED_KEY);
  }
}
