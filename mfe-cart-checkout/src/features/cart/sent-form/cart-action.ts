import type { AddCartItemRequest } from '@aksamit/contracts';
import { callApi } from '@aksamit/module-sdk/api';
import { type HttpClient, isHttpError } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { ActionInput, PageAction } from '@aksamit/module-sdk/lifecycle';
import { pagePath } from '@aksamit/module-sdk/router';
import { type Addition, additionOutcome, refusalOutcome } from './addition-outcome';
import { refusalKey, type SentRefusal } from './sent-refusal';

/** A form's request was refused, with the reason in the sender's language. */
class RefusedForm extends Error {
  override name = 'RefusedForm';
}

/** Kinds that buy boxes sell; a voucher has a form of its own, which needs scripts. */
const SOLD = ['product', 'package', 'bundle', 'offer'] as const;

/** Statuses of the API that are a reply to the form; all others are failures of the call. */
const SPOKEN = new Set([400, 404, 409, 422, 429]);

/**
 * Action of the cart's forms and the buy boxes of other pages without scripts. Fields: `intent` (add, change, remove);
 * to add `itemType`, `itemId`, `quantity`, or the page's own `pieces`, `chosen` for each treatment of a bundle and `confirmed`;
 * else `line`. What a page adds in place is answered by an outcome; lines are changed on the cart's own page alone.
 */
export const cartAction: PageAction = async (input) => {
  const { context, form, http, queryClient, isInBackground, t } = input;
  const cart = pagePath(context.sitemap, { ...context, page: 'cart-checkout/cart' }) ?? '/';
  try {
    const added = await change(http, form, t);
    if (added === null) return { redirect: cart, status: 303 };
    const outcome = isInBackground ? additionOutcome(added, { context, t, cartPath: cart }) : null;
    return outcome ? { outcome } : { redirect: `${cart}?added=${encodeURIComponent(added.cartItem.id)}`, status: 303 };
  } catch (error) {
    const refusal = refusalOf(error, input);
    if (isInBackground) return { outcome: refusalOutcome(refusal.message) };
    queryClient.setQueryData(refusalKey, refusal);
    return { status: 422 };
  }
};

/** @returns the line that was added, with its cart */
async function change(http: HttpClient, form: URLSearchParams, t: Translate): Promise<Addition | null> {
  const intent = form.get('intent');
  if (intent === 'add') {
    const body = newItem(form, t);
    return { ...(await callApi(http, 'POST /cart-items', { body })).data, quantity: body.quantity };
  }
  const params = { id: form.get('line') ?? '' };
  if (intent === 'change') {
    const quantity = piecesOf(form.get('quantity'), t);
    await callApi(http, 'PUT /cart-items/{id}', { params, body: { quantity } });
  } else if (intent === 'remove') await removeLine(http, params);
  else throw new RefusedForm(t('sent.unreadable'));
  return null;
}

/** A line that is gone already counts as success. */
async function removeLine(http: HttpClient, params: { id: string }): Promise<void> {
  try {
    await callApi(http, 'DELETE /cart-items/{id}', { params });
  } catch (error) {
    if (!isHttpError(error) || error.status !== 404) throw error;
  }
}

function newItem(form: URLSearchParams, t: Translate): AddCartItemRequest {
  const itemType = SOLD.find((one) => one === form.get('itemType'));
  const itemId = form.get('itemId') ?? '';
  if (!itemType || itemId === '') throw new RefusedForm(t('sent.unreadable'));
  const quantity = piecesOf(form.get('pieces') ?? form.get('quantity'), t);
  const chosen = form.getAll('chosen');
  const isChosen = itemType === 'bundle' || chosen.length > 0;
  return {
    itemType,
    itemId,
    quantity,
    ...(isChosen ? { data: { bundlableProductId: chosen } } : {}),
    ...(form.get('confirmed') ? { isConfirmed: true } : {}),
  };
}

function piecesOf(text: string | null, t: Translate): number {
  const pieces = /^\s*\d{1,2}\s*$/.test(text ?? '') ? Number(text) : 0;
  if (pieces < 1) throw new RefusedForm(t('sent.quantity'));
  return pieces;
}

/** @throws errors that are no reply to the form: the page server reports them */
function refusalOf(error: unknown, { form, t }: ActionInput): SentRefusal {
  const line = form.get('line');
  const from = form.get('from') ?? '';
  const isWay = /^\/(?![/\\])/.test(from);
  return { message: messageOf(error, form.get('intent'), t), line, ...(isWay ? { from } : {}) };
}

function messageOf(error: unknown, intent: string | null, t: Translate): string {
  if (error instanceof RefusedForm) return error.message;
  if (!isHttpError(error) || !SPOKEN.has(error.status)) throw error;
  if (error.status === 404) return t(intent === 'add' ? 'sent.notSold' : 'sent.gone');
  return Object.values(error.fields)[0] ?? error.message;
}
