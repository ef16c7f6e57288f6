/** PayPal's own SDK against the stand-in: `paypal.js <origin> <client id> <client secret>`. */
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk';
import { decideAsPayer, refusal, report } from './report.js';

const [, , origin = '', oAuthClientId = '', oAuthClientSecret = ''] = process.argv;

// The SDK knows PayPal's own hosts alone: each request is sent to the stand-in on its way out.
const makeFactory = Client.prototype.getRequestBuilderFactory;
Client.prototype.getRequestBuilderFactory = function factoryOfStandIn() {
  const factory = makeFactory.call(this);
  return (...args) => {
    const builder = factory(...args);
    builder.interceptRequest((request) => ({
      ...request,
      url: request.url.replace('https://api-m.sandbox.paypal.com', `${origin}/sandbox/paypal`),
    }));
    return builder;
  };
};

const client = new Client({
  clientCredentialsAuthCredentials: { oAuthClientId, oAuthClientSecret },
  environment: Environment.Sandbox,
});
const orders = new OrdersController(client);
const payments = new PaymentsController(client);
const amount = { currencyCode: 'PLN', value: '123.45' };
const issueOf = async (work: () => Promise<unknown>) => {
  const error = await refusal(work);
  if (!(error instanceof ApiError)) return error;
  return [error.statusCode, JSON.parse(String(error.body)).details?.[0]?.issue];
};

const bare = await orders.createOrder({
  body: { intent: CheckoutPaymentIntent.Capture, purchaseUnits: [{ amount }] },
});
const full = await orders.createOrder({
  prefer: 'return=representation',
  body: {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [{ referenceId: 'unit-1', amount }],
    paymentSource: {
      paypal: {
        experienceContext: {
          returnUrl: 'http://shop.test/back/?from=paypal',
          cancelUrl: 'http://shop.test/canceled/',
        },
      },
    },
  },
});
const id = full.result.id ?? '';
const page = full.result.links?.find(({ rel }) => rel === 'payer-action')?.href ?? '';
const tooEarly = await issueOf(() => orders.captureOrder({ id }));
const canceled = await decideAsPayer(origin, page, 'canceled');
const approved = await decideAsPayer(origin, page, 'paid');
const afterApproval = (await orders.getOrder({ id })).result.status;
const captured = await orders.captureOrder({ id });
const captureId = captured.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '';
const capture = await payments.getCapturedPayment({ captureId });
const partly = await payments.refundCapturedPayment({
  captureId,
  prefer: 'return=representation',
  body: { amount: { currencyCode: 'PLN', value: '23.45' } },
});
const tooMuch = await issueOf(() => payments.refundCapturedPayment({ captureId, body: { amount } }));
const rest = await payments.refundCapturedPayment({ captureId, paypalRequestId: 'rest' });
const repeated = await payments.refundCapturedPayment({ captureId, paypalRequestId: 'rest' });

report({
  bare: [bare.statusCode, bare.result.status, bare.result.links?.map(({ rel }) => rel)],
  opened: [full.statusCode, full.result.status, full.result.purchaseUnits?.[0]?.referenceId],
  id,
  tooEarly,
  canceled,
  approved,
  afterApproval,
  captured: [captured.statusCode, captured.result.status],
  again: await issueOf(() => orders.captureOrder({ id })),
  capture: [capture.result.id === captureId, capture.result.status, capture.result.amount],
  partly: [partly.statusCode, partly.result.status, partly.result.amount?.value],
  tooMuch,
  rest: (await payments.getRefund({ refundId: rest.result.id ?? '' })).result.amount?.value,
  isRepeatTheSame: [repeated.statusCode, repeated.result.id === rest.result.id],
  afterRefunds: (await payments.getCapturedPayment({ captureId })).result.status,
  unknown: await issueOf(() => orders.getOrder({ id: 'NOBODY' })),
});
