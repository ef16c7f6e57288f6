import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CheckoutStore, newId } from '../checkouts/checkout-store';
import type { StripeKeys } from '../sandbox-app';
import { sessionJson } from './stripe-json';

const number = z.coerce.number().int();
/** Stripe's form fields by their own names. */
const createBody = z.object({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200),
  customer_email: z.email(),
  locale: z.string(),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: number,
  'line_items[0][quantity]': number.positive(),
  'line_items[0][price_data][currency]': z.string().length(3),
  'line_items[0][price_data][unit_amount]': number.positive(),
  'line_items[0][price_data][product_data][name]': z.string().min(1),
});
const refundBody = z.object({
  payment_intent: z.string(),
  amount: number.positive(),
  'metadata[refundId]': z.string().optional(),
});
const SHORTEST_MS = 30 * 60_000;
const LONGEST_MS = 24 * 3600_000;

export interface StripeParts {
  store: CheckoutStore;
  keys: StripeKeys;
  publicOrigin: string;
}

const invalid = (reply: FastifyReply, message: string, status = 400) =>
  reply.code(status).send({ error: { type: 'invalid_request_error', message } });

/** Stripe's API as its own client calls it, which knows no path in front of /v1: sessions, refunds. */
export function registerStripeApi(app: FastifyInstance, { store, keys, publicOrigin }: StripeParts): void {
  const keyOf = (request: FastifyRequest) => String(request.headers['idempotency-key'] ?? '') || null;

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization === `Bearer ${keys.secretKey}`) return;
      return invalid(reply, 'Invalid API Key provided', 401);
    });

    api.post('/v1/checkout/sessions', async (request, reply) => {
      const parsed = createBody.safeParse(request.body);
      if (!parsed.success) return invalid(reply, z.prettifyError(parsed.error));
      const body = parsed.data;
      const expiresAt = new Date(body.expires_at * 1000);
      const left = expiresAt.getTime() - Date.now();
      if (left < SHORTEST_MS || left > LONGEST_MS)
        return invalid(reply, 'expires_at must be 30 minutes to 24 hours away');
      const added = await store.add({
        provider: 'stripe',
        id: newId('cs_test_'),
        key: keyOf(request),
        reference: body.client_reference_id,
        amount: body['line_items[0][price_data][unit_amount]'] * body['line_items[0][quantity]'],
        currency: body['line_items[0][price_data][currency]'].toUpperCase(),
        description: body['line_items[0][price_data][product_data][name]'],
        email: body.customer_email,
        language: body.locale.slice(0, 2),
        returnUrl: body.success_url,
        expiresAt,
      });
      return added ? sessionJson(added, publicOrigin) : invalid(reply, 'Invalid request');
    });

    api.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async (request, reply) => {
      const found = await store.find(request.params.id);
      return found ? sessionJson(found, publicOrigin) : invalid(reply, 'No such checkout.session', 404);
    });

    api.get<{ Querystring: Record<string, string> }>('/v1/checkout/sessions', async (request) => {
      const { 'created[gte]': from = '0', 'created[lt]': to = '9999999999', status } = request.query;
      const created = await store.createdBetween(new Date(Number(from) * 1000), new Date(Number(to) * 1000));
      const sessions = created.map((entry) => sessionJson(entry, publicOrigin));
      const data = sessions.filter((session) => status === undefined || session.status === status);
      return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data };
    });

    api.post('/v1/refunds', async (request, reply) => {
      const parsed = refundBody.safeParse(request.body);
      if (!parsed.success) return invalid(reply, z.prettifyError(parsed.error));
      const { payment_intent: paymentId, amount } = parsed.data;
      const key = keyOf(request) ?? newId('key_');
      const note = parsed.data['metadata[refundId]'] ?? '';
      const done = await store.refund(paymentId, { key, id: newId('re_'), amount, note });
      const refund = done?.refunds.find((entry) => entry.key === key);
      if (!refund) return invalid(reply, 'Refund amount is greater than unrefunded amount on charge');
      return refundJson(refund, paymentId);
    });

    api.get<{ Querystring: { payment_intent: string } }>('/v1/refunds', async (request) => {
      const found = await store.byPayment(request.query.payment_intent);
      const data = (found?.refunds ?? []).map((refund) => refundJson(refund, request.query.payment_intent));
      return { object: 'list', url: '/v1/refunds', has_more: false, data };
    });
  });
}

const refundJson = ({ id, amount, note }: { id: string; amount: number; note: string }, paymentIntent: string) => ({
  id,
  object: 'refund',
  amount,
  payment_intent: paymentIntent,
  status: 'succeeded',
  metadata: { refundId: note },
});
