import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { loadCart } from '../features/cart/api/get-cart';
import { contraindicationsQuery } from '../features/checkout/api/list-contraindications';
import { asksForHealth } from '../features/checkout/health-rules';
import { orderVisitsQuery } from '../features/order-visits/api/order-visits';
import { orderPaymentQuery, orderQuery } from '../features/payment/api/get-order-payment';

const FOUND: LoadResult = { status: 200 };
const LEFT: LoadResult = { leftTo: 'browser' };

/** A new visitor: without a visitor there is no cart. */
const isNewHere = ({ reader }: LoadInput['context']): boolean =>
  reader?.visitorUniqueId === null && reader.session.status === 'anonymous';

/** The cart. A new visitor has an empty one, so no request is made. */
export async function loadShownCart(input: LoadInput): Promise<LoadResult> {
  if (!isNewHere(input.context)) await loadCart(input);
  return FOUND;
}

/** The steps behind the cart: with nothing in it the browser leads back. */
export async function loadStep(input: LoadInput): Promise<LoadResult> {
  if (isNewHere(input.context)) return LEFT;
  const { items } = await loadCart(input);
  return items.length > 0 ? FOUND : LEFT;
}

/** The summary with the contraindications of what is in the cart; it is shown without them where they fail. */
export async function loadSummary(input: LoadInput): Promise<LoadResult> {
  if (isNewHere(input.context)) return LEFT;
  const cart = await loadCart(input);
  if (cart.items.length === 0) return LEFT;
  if (asksForHealth(cart)) await input.queryClient.prefetchQuery(contraindicationsQuery(input.http, cart));
  return FOUND;
}

/** The visits of a payment's order. For somebody else's: client fallback; the browser shows that it does not exist. */
export async function loadVisits({ context, http, queryClient }: LoadInput): Promise<LoadResult> {
  const { orderId } = await queryClient.fetchQuery(orderPaymentQuery(http, context.params.id ?? ''));
  await queryClient.fetchQuery(orderVisitsQuery(http, orderId));
  return FOUND;
}

/** A payment with its order. For somebody else's payment: client fallback; the browser shows that it does not exist. */
export async function loadPayment({ context, http, queryClient }: LoadInput): Promise<LoadResult> {
  const { orderId } = await queryClient.fetchQuery(orderPaymentQuery(http, context.params.id ?? ''));
  // An older API has no visits of orders: the page shows them as they were ordered.
  const visits = queryClient.prefetchQuery(orderVisitsQuery(http, orderId));
  await Promise.all([queryClient.fetchQuery(orderQuery(http, orderId)), visits]);
  return FOUND;
}
