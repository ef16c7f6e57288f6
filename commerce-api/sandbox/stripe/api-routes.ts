import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Checkout, type CheckoutStore, newId } from '../checkouts/checkout-store';
import type { StripeKeys } from '../gateway-keys';
import { type Behaviour, misbehaveInScope } from '../misbehaviour';
import { createObjectFinder, expand, type StripeObject } from './find-object';
import { readForm } from './read-form';
import { movementJson, paymentOfCharge, refundJson, sessionJson } from './stripe-json';

const number = z.coerce.number().int();
const metadata = z.record(z.string(), z.string()).optional();
const listed = <Entry extends z.ZodType>(entry: Entry) =>
  z.record(z.string(), entry).transform(Object.values<z.output<Entry>>);
const lineItem = z.object({
  quantity: number.positive(),
  price_data: z.object({
    currency: z.string().length(3),
    unit_amount: number.nonnegative(),
    product_data: z.object({ name: z.string().min(1) }),
  }),
});
/** As Stripe's documentation has it: of a session by redirect `mode`, `line_items` and `success_url` are needed. */
const createBody = z.object({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200).default(''),
  customer_email: z.email().optional(),
  locale: z.string().default(''),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: number.optional(),
  line_items: listed(lineItem).refine((items) => items.length > 0),
  metadata,
  payment_intent_data: z.object({ description: z.string().optional(), metadata }).default({}),
});
/** Without an amount the whole rest is refunded. */
const refundBody = z.object({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: number.positive().optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});
const listQuery = z.object({
  created: z
    .object({ gte: number.optional(), gt: number.optional(), lt: number.optional(), lte: number.optional() })
    .default({}),
  limit: number.min(1).max(100).default(10),
  starting_after: z.string().optional(),
  status: z.string().optional(),
  type: z.string().optional(),
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
});
type ListQuery = z.output<typeof listQuery>;
const SHORTEST_MS = 30 * 60_000;
const LONGEST_MS = 24 * 3600_000;

export interface StripeParts {
  store: CheckoutStore;
  calls: Behaviour;
  keys: StripeKeys;
  publicOrigin: string;
  /** Sends the webhooks that are due. */
  kick(): void;
}

const invalid = (reply: FastifyReply, message: string, status = 400, more: Record<string, string> = {}) =>
  reply.code(status).send({ error: { type: 'invalid_request_error', message, ...more } });
const unknown = (reply: FastifyReply, kind: string, id: string) =>
  invalid(reply, `No such ${kind}: '${id}'`, 404, { code: 'resource_missing', param: 'id' });

type Finder = ReturnType<typeof createObjectFinder>;

/**
 * Stripe's API as its own client calls it, which knows no path in front of /v1: sessions, payments, charges, refunds,
 * the balance.
 */
export function registerStripeApi(app: FastifyInstance, parts: StripeParts): void {
  const { store, calls, keys, publicOrigin } = parts;
  const find = createObjectFinder(store, publicOrigin);

  app.register(async (api) => {
    misbehaveInScope(api, calls, (status) => ({
      error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message: 'told to fail' },
    }));
    api.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization === `Bearer ${keys.secretKey}`) return;
      return invalid(reply, 'Invalid API Key provided', 401);
    });
    registerSessions(api, parts, find);
    registerRefunds(api, parts, find);
    registerBalance(api, parts, find);
    registerObjects(api, find);
  });
}

const keyOf = (request: FastifyRequest) => String(request.headers['idempotency-key'] ?? '') || null;

/** Answers with the requested objects expanded in place of their ids. */
async function send(find: Finder, request: FastifyRequest, reply: FastifyReply, whole: StripeObject) {
  const form = readForm(request.method === 'GET' ? request.query : request.body);
  const paths = Object.values(typeof form.expand === 'string' ? [form.expand] : (form.expand ?? {})).map(String);
  const shown = await expand(find, whole, paths);
  return 'refused' in shown
    ? invalid(reply, `This property cannot be expanded (${shown.refused}).`)
    : reply.send(shown.whole);
}

async function sendList(
  find: Finder,
  request: FastifyRequest,
  reply: FastifyReply,
  all: StripeObject[],
  { limit, starting_after: after }: ListQuery,
) {
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(from, from + limit);
  const url = request.url.split('?')[0];
  return send(find, request, reply, { object: 'list', url, has_more: from + limit < all.length, data });
}

function registerSessions(api: FastifyInstance, { store, publicOrigin, kick }: StripeParts, find: Finder): void {
  api.post('/v1/checkout/sessions', async (request, reply) => {
    const parsed = createBody.safeParse(readForm(request.body));
    if (!parsed.success) return invalid(reply, z.prettifyError(parsed.error));
    const { line_items: items, payment_intent_data: intent, ...body } = parsed.data;
    const expiresAt = body.expires_at ? new Date(body.expires_at * 1000) : new Date(Date.now() + LONGEST_MS);
    const left = expiresAt.getTime() - Date.now();
    if (left < SHORTEST_MS || left > LONGEST_MS)
      return invalid(reply, 'expires_at must be 30 minutes to 24 hours away');
    const added = await store.add({
      provider: 'stripe',
      id: newId('cs_test_'),
      key: keyOf(request),
      reference: body.client_reference_id,
      amount: items.reduce((sum, { quantity, price_data: { unit_amount: each } }) => sum + quantity * each, 0),
      currency: items[0]?.price_data.currency.toUpperCase() ?? '',
      description: intent.description ?? items.map(({ price_data }) => price_data.product_data.name).join(', '),
      email: body.customer_email ?? '',
      language: body.locale === 'auto' ? '' : body.locale.slice(0, 2),
      returnUrl: body.success_url,
      details: { cancelUrl: body.cancel_url, metadata: body.metadata, intentMetadata: intent.metadata },
      expiresAt,
    });
    return added ? send(find, request, reply, sessionJson(added, publicOrigin)) : invalid(reply, 'Invalid request');
  });

  api.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async (request, reply) => {
    const { id } = request.params;
    if (!(await store.find(id))) return unknown(reply, 'checkout.session', id);
    const expired = await store.expire(id);
    if (!expired) return invalid(reply, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    kick();
    return send(find, request, reply, sessionJson(expired, publicOrigin));
  });

  api.get('/v1/checkout/sessions', async (request, reply) => {
    const parsed = listQuery.safeParse(readForm(request.query));
    if (!parsed.success) return invalid(reply, z.prettifyError(parsed.error));
    const { status, payment_intent: paymentId } = parsed.data;
    const sessions = (await created(store, parsed.data)).map((entry) => sessionJson(entry, publicOrigin));
    const fits = (session: (typeof sessions)[number]) =>
      (status === undefined || session.status === status) &&
      (paymentId === undefined || session.payment_intent === paymentId);
    return sendList(find, request, reply, sessions.filter(fits), parsed.data);
  });
}

/** The newest first. */
async function created(store: StripeParts['store'], { created: { gte, gt, lt, lte } }: ListQuery): Promise<Checkout[]> {
  const from = Math.max(gte ?? 0, gt === undefined ? 0 : gt + 1);
  const to = Math.min(lt ?? 9_999_999_999, lte === undefined ? 9_999_999_999 : lte + 1);
  return (await store.createdBetween(new Date(from * 1000), new Date(to * 1000))).reverse();
}

function registerRefunds(api: FastifyInstance, { store }: StripeParts, find: Finder): void {
  api.post('/v1/refunds', async (request, reply) => {
    const parsed = refundBody.safeParse(readForm(request.body));
    if (!parsed.success) return invalid(reply, z.prettifyError(parsed.error));
    const { charge, amount, metadata: given } = parsed.data;
    const paymentId = parsed.data.payment_intent ?? (charge === undefined ? '' : paymentOfCharge(charge));
    const found = await store.byPayment(paymentId);
    if (!found) return unknown(reply, 'payment_intent', paymentId);
    const left = found.amount - found.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const key = keyOf(request) ?? newId('key_');
    // A repeat with its key returns the first response.
    const known = found.refunds.find((entry) => entry.key === key);
    const back = known?.amount ?? amount ?? left;
    const newRefund = {
      key,
      id: newId('re_'),
      amount: back,
      note: given.refundId ?? '',
      metadata: given,
      at: Date.now(),
    };
    const done = back > 0 ? await store.refund(paymentId, newRefund) : null;
    const refund = done?.refunds.find((entry) => entry.key === key);
    if (!done || !refund) return invalid(reply, 'Refund amount is greater than unrefunded amount on charge');
    return send(find, request, reply, refundJson(done, refund, paymentId));
  });

  api.get('/v1/refunds', async (request, reply) => {
    const parsed = listQuery.safeParse(readForm(request.query));
    if (!parsed.success) return invalid(reply, z.prettifyError(parsed.error));
    const { payment_intent: paymentId, charge } = parsed.data;
    const wanted = paymentId ?? (charge === undefined ? undefined : paymentOfCharge(charge));
    const checkouts = (await created(store, parsed.data)).filter(
      (entry) => wanted === undefined || entry.paymentId === wanted,
    );
    const refunds = checkouts.flatMap((entry) =>
      [...entry.refunds].reverse().map((refund) => refundJson(entry, refund, entry.paymentId ?? '')),
    );
    return sendList(find, request, reply, refunds, parsed.data);
  });
}

function registerBalance(api: FastifyInstance, { store }: StripeParts, find: Finder): void {
  api.get('/v1/balance_transactions', async (request, reply) => {
    const parsed = listQuery.safeParse(readForm(request.query));
    if (!parsed.success) return invalid(reply, z.prettifyError(parsed.error));
    const moved = (await created(store, { ...parsed.data, created: {} })).flatMap((entry) => {
      const { paymentId } = entry;
      if (paymentId === null || entry.state !== 'paid') return [];
      return [null, ...entry.refunds].map((refund) => movementJson(entry, paymentId, refund));
    });
    const { gte = 0, lt = Number.POSITIVE_INFINITY } = parsed.data.created;
    const { type } = parsed.data;
    const fits = moved.filter(
      (entry) => entry.created >= gte && entry.created < lt && (type ?? entry.type) === entry.type,
    );
    return sendList(
      find,
      request,
      reply,
      fits.sort((a, b) => b.created - a.created),
      parsed.data,
    );
  });
}

function registerObjects(api: FastifyInstance, find: Finder): void {
  for (const [path, kind] of Object.entries(kinds)) {
    api.get<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
      const { id } = request.params;
      const found = await find(id);
      return found?.object === kind ? send(find, request, reply, found) : unknown(reply, kind, id);
    });
  }
}

const kinds = {
  '/v1/checkout/sessions': 'checkout.session',
  '/v1/payment_intents': 'payment_intent',
  '/v1/charges': 'charge',
  '/v1/refunds': 'refund',
  '/v1/balance_transactions': 'balance_transaction',
};
