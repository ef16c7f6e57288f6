import type { LoadInput, LoadResult, PageLoader } from '@aksamit/module-sdk/lifecycle';
import { loadCart } from '../features/cart/api/get-cart';
import { orderPaymentQuery, orderQuery } from '../features/payment/api/get-order-payment';

const FOUND: LoadResult = { status: 200 };
const LEFT: LoadResult = { leftTo: 'browser' };

/** A new visitor: without a visitor there is no cart. */
const isNewHere = ({ reader }: LoadInput['context']): boolean =>
  reader?.visitorUniqueId === null && reader.session.status === 'anonymous';

/** The cart. A new visitor has an empty one, so no request is made. */
const cartLoader: PageLoader = async (input) => {
  if (!isNewHere(input.context)) await loadCart(input);
  return FOUND;
};

/** The steps behind the cart: with nothing in it the browser leads back. */
const stepLoader: PageLoader = async (input) => {
  if (isNewHere(input.context)) return LEFT;
  const { items } = await loadCart(input);
  return items.length > 0 ? FOUND : LEFT;
};

/** A payment with its order. For somebody else's payment: client fallback; the browser shows that it does not exist. */
const paymentLoader: PageLoader = async ({ context, http, queryClient }) => {
  const { orderId } = await queryClient.fetchQuery(orderPaymentQuery(http, context.params.id ?? ''));
  await queryClient.fetchQuery(orderQuery(http, orderId));
  return FOUND;
};

/** Loads what the pages show first, on the server. All pages are private: the API calls carry the visitor's session. */
export const loaders: Readonly<Record<string, PageLoader>> = {
  cart: cartLoader,
  reservation: stepLoader,
  summary: stepLoader,
  'payment-summary': paymentLoader,
  'payment-confirmation': paymentLoader,
};
