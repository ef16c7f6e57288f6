/** The response to a gateway's webhook that cannot be verified yet, so that it is sent again; in both languages. */
import { signWebhook } from '../../domains/sales/payments/przelewy24/signatures';
import { createPayingShop, type PayingShop } from '../paying-shop';
import { gatewayKeys } from '../shop-sandbox';
import { expectRefusal, type RefusedRequest } from './refusals';

let shop: PayingShop;
beforeAll(async () => {
  shop = await createPayingShop();
});
afterAll(() => shop?.close());

const url = '/api/payments/przelewy24/notifications';

/** A signed webhook about a payment that was opened at the gateway, and that nobody has made. */
async function unpaidWebhook(): Promise<RefusedRequest> {
  const { orderPayment, headers } = await shop.order();
  const { payment } = (await shop.startPayment(orderPayment.id, headers)).json().data;
  const opened = await shop.sandbox.store.byToken(payment.redirectUrl.split('/').at(-1) ?? '');
  if (!opened) throw new Error('not registered');
  const { merchantId, posId, crcKey } = gatewayKeys;
  const { sessionId, amount, currency } = opened;
  const orderId = BigInt(opened.orderId);
  const shown = {
    merchantId,
    posId,
    sessionId,
    amount,
    originAmount: amount,
    currency,
    methodId: 154,
    statement: 'p24',
  };
  const body = { ...shown, orderId: Number(orderId), sign: signWebhook({ ...shown, orderId }, crcKey) };
  return { method: 'POST', url, headers: {}, body };
}

test('POST /payments/{provider}/notifications 409 conflict', async () => {
  await expectRefusal(shop, 'POST /payments/{provider}/notifications 409 conflict', await unpaidWebhook());
});

test('POST /payments/{provider}/notifications 400 bad_request', async () => {
  const body = { sign: 'forged' };
  await expectRefusal(shop, 'POST /payments/{provider}/notifications 400 bad_request', {
    method: 'POST',
    url,
    headers: {},
    body,
  });
});

test('POST /payments/{provider}/notifications 503 gateway_unavailable', async () => {
  const request = await unpaidWebhook();
  const away = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'));
  try {
    await expectRefusal(shop, 'POST /payments/{provider}/notifications 503 gateway_unavailable', request);
  } finally {
    away.mockRestore();
  }
});
