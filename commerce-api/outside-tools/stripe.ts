/** Stripe's own client against the stand-in: `stripe.js <origin> <secret key> <webhook secret> <port of the shop>`. */
import { createServer } from 'node:http';
import Stripe from 'stripe';
import { decideAsPayer, refusal, report } from './report.js';

const [, , origin = '', secretKey = '', webhookSecret = '', shopPort = ''] = process.argv;
const { hostname: host, port } = new URL(origin);
const connect = (key: string) =>
  new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
const stripe = connect(secretKey);

const webhooks: { text: string; signature: string }[] = [];
const shop = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    // The other gateway's stand-in sends its notices to the same shop.
    const signature = request.headers['stripe-signature'];
    if (typeof signature === 'string') webhooks.push({ text, signature });
    response.end('{}');
  });
});
await new Promise<void>((resolve) => shop.listen(Number(shopPort), '127.0.0.1', resolve));
const arrived = async (count: number) => {
  while (webhooks.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
};

const open = () =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://shop.test/back/?session={CHECKOUT_SESSION_ID}',
    line_items: [{ quantity: 2, price_data: { currency: 'pln', unit_amount: 5000, product_data: { name: 'Łydki' } } }],
    payment_intent_data: { metadata: { order: 'A-1' } },
  });
const messageOf = async (work: () => Promise<unknown>) => {
  const error = await refusal(work);
  return error instanceof Stripe.errors.StripeError ? [error.type, error.statusCode] : error;
};

const session = await open();
const back = await decideAsPayer(origin, session.url ?? '', 'paid');
const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
const intent = paid.payment_intent;
const intentId = typeof intent === 'object' && intent !== null ? intent.id : '';
const payment = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] });
const charge = typeof payment.latest_charge === 'object' ? payment.latest_charge : null;
const movement = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
const refund = await stripe.refunds.create({ payment_intent: intentId, amount: 4000 });
const refunded = await stripe.balanceTransactions.retrieve(String(refund.balance_transaction));
const tooMuch = await messageOf(() => stripe.refunds.create({ payment_intent: intentId, amount: 6001 }));
const givingRest = () => stripe.refunds.create({ charge: charge?.id ?? '' }, { idempotencyKey: 'rest' });
const [rest, repeated] = [await givingRest(), await givingRest()];

const left = await open();
const expired = await stripe.checkout.sessions.expire(left.id);
const listed: string[] = [];
for await (const entry of stripe.checkout.sessions.list({ limit: 1 })) listed.push(entry.id);
const moved = await stripe.balanceTransactions.list({ type: 'refund' });
await arrived(2);
const events = webhooks.map(({ text, signature }) => stripe.webhooks.constructEvent(text, signature, webhookSecret));
const forged = await refusal(async () =>
  stripe.webhooks.constructEvent(webhooks[0]?.text ?? '', webhooks[0]?.signature ?? '', 'whsec_other'),
);
await new Promise((resolve) => shop.close(resolve));

report({
  opened: [session.status, session.amount_total, session.client_reference_id, session.customer_email],
  expiresInHours: Math.round((session.expires_at - session.created) / 3600),
  isBack: back === `http://shop.test/back/?session=${session.id}`,
  paid: [paid.payment_status, typeof intent === 'object' && intent?.metadata.order],
  movement: [movement?.net, movement?.type],
  refund: [refund.status, refunded.amount, refunded.type],
  tooMuch,
  rest: [rest.amount, repeated.id === rest.id],
  moved: moved.data.map(({ amount }) => amount).sort(),
  expired: expired.status,
  expiredAgain: await messageOf(() => stripe.checkout.sessions.expire(left.id)),
  isListed: [listed.length, listed.includes(session.id), listed.includes(left.id)],
  noSuchProperty: await messageOf(() => stripe.paymentIntents.retrieve(intentId, { expand: ['nothing'] })),
  unknown: await messageOf(() => stripe.paymentIntents.retrieve('pi_nobody')),
  wrongKey: await messageOf(() => connect('sk_test_other').checkout.sessions.retrieve(session.id)),
  events: events.map(({ type }) => type),
  forged: forged instanceof Stripe.errors.StripeSignatureVerificationError,
});
