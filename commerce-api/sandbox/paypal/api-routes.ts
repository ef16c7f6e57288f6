import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Checkout, type CheckoutStore, newId } from '../checkouts/checkout-store';
import type { PayPalKeys } from '../gateway-keys';
import { type Behaviour, misbehaveInScope } from '../misbehaviour';
import { fromDecimalText, toDecimalText } from './decimal-text';
import { captureJson, minimalOrderJson, orderJson, refundJson } from './paypal-json';
import { isSignedBy } from './webhook-signature';

const prefix = '/sandbox/paypal';
/** Of orders and captures alike. */
const newOrderId = () => newId('').slice(0, 17).toUpperCase();
const TIME_LIMIT_MS = 3 * 3600_000;
const amount = z.object({ currency_code: z.string().length(3), value: z.string() });
const experience = z
  .object({ return_url: z.url(), cancel_url: z.url(), locale: z.string().min(2).max(10) })
  .partial()
  .default({});
/** As PayPal's documentation has it: a purchase unit needs its amount, and nothing else is needed. */
const createBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().min(1).max(256).optional(),
        custom_id: z.string().max(255).default(''),
        description: z.string().max(127).default(''),
        amount,
      }),
    )
    .length(1),
  payment_source: z
    .object({ paypal: z.object({ email_address: z.email().optional(), experience_context: experience }) })
    .optional(),
  // The older place of the addresses.
  application_context: experience,
});
/** Without an amount the whole rest is refunded. */
const refundBody = z.object({ amount: amount.optional(), custom_id: z.string().max(127).default('') });

export interface PayPalParts {
  store: CheckoutStore;
  calls: Behaviour;
  keys: PayPalKeys;
  publicOrigin: string;
  /** Of who signs webhooks, PEM. */
  certificate: () => string;
}

/** Where a shop that checks signatures by itself finds the certificate. */
export const certificateUrl = (publicOrigin: string) => `${publicOrigin}${prefix}/v1/notifications/certs/CERT-1`;

const refusal = (name: string, message: string, issue: string) => ({
  name,
  message,
  debug_id: randomBytes(6).toString('hex'),
  details: [{ issue, description: message }],
});
const unprocessable = (reply: FastifyReply, issue: string) =>
  reply
    .code(422)
    .send(
      refusal(
        'UNPROCESSABLE_ENTITY',
        'The requested action could not be performed or is semantically incorrect.',
        issue,
      ),
    );
const malformed = (reply: FastifyReply) =>
  reply
    .code(400)
    .send(refusal('INVALID_REQUEST', 'Request is not well-formed or violates schema.', 'INVALID_PARAMETER_VALUE'));
const missing = (reply: FastifyReply) =>
  reply.code(404).send(refusal('RESOURCE_NOT_FOUND', 'The specified resource does not exist.', 'INVALID_RESOURCE_ID'));

const requestIdOf = (request: FastifyRequest) => String(request.headers['paypal-request-id'] ?? '') || null;

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** PayPal's REST as documented: token, orders, capture, refund, reporting, webhook verification. */
export function registerPayPalApi(app: FastifyInstance, parts: PayPalParts): void {
  const { keys, certificate } = parts;
  const accessToken = Buffer.from(`${keys.clientId}:${keys.clientSecret}:token`).toString('base64url');
  const basic = `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`;

  app.register(async (api) => {
    misbehaveInScope(api, parts.calls, () =>
      refusal('INTERNAL_SERVICE_ERROR', 'An internal service error has occurred.', 'INTERNAL'),
    );
    // Webhook events are verified byte by byte, so the raw text is stored beside the parsed body.
    api.removeContentTypeParser('application/json');
    api.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (request: FastifyRequest, text: string) => {
        Reflect.set(request, 'text', text);
        return text === '' ? {} : JSON.parse(text);
      },
    );

    api.post(`${prefix}/v1/oauth2/token`, async (request, reply) => {
      if (!isSame(request.headers.authorization ?? '', basic)) return reply.code(401).send({ error: 'invalid_client' });
      return { access_token: accessToken, token_type: 'Bearer', expires_in: 32_400 };
    });

    api.get(`${prefix}/v1/notifications/certs/CERT-1`, async (_request, reply) =>
      reply.type('application/x-pem-file').send(certificate()),
    );

    api.register(async (own) => {
      own.addHook('onRequest', async (request, reply) => {
        if (isSame(request.headers.authorization ?? '', `Bearer ${accessToken}`)) return;
        return reply.code(401).send({ error: 'invalid_token' });
      });
      registerOrders(own, parts);
      registerPayments(own, parts);
      registerReports(own, parts);
    });
  });
}

function registerOrders(api: FastifyInstance, { store, publicOrigin }: PayPalParts): void {
  api.post(`${prefix}/v2/checkout/orders`, async (request, reply) => {
    const parsed = createBody.safeParse(request.body);
    const unit = parsed.data?.purchase_units[0];
    const owed = unit ? fromDecimalText(unit.amount.value) : null;
    if (!parsed.success || !unit || owed === null || owed === 0) return malformed(reply);
    const paypal = parsed.data.payment_source?.paypal;
    const { return_url, cancel_url, locale } = { ...parsed.data.application_context, ...paypal?.experience_context };
    const id = newOrderId();
    const added = await store.add({
      provider: 'paypal',
      id,
      key: requestIdOf(request),
      reference: unit.custom_id,
      amount: owed,
      currency: unit.amount.currency_code,
      description: unit.description,
      email: paypal?.email_address ?? '',
      language: locale?.slice(0, 2) ?? '',
      returnUrl: return_url ?? '',
      details: { referenceId: unit.reference_id, cancelUrl: cancel_url, hasSource: paypal !== undefined },
      expiresAt: new Date(Date.now() + TIME_LIMIT_MS),
    });
    if (!added) return malformed(reply);
    const wantsAll = /return=representation/.test(String(request.headers.prefer ?? ''));
    // A repeated request that was already answered returns 200.
    reply.code(added.id === id ? 201 : 200);
    return wantsAll ? orderJson(added, publicOrigin) : minimalOrderJson(added, publicOrigin);
  });

  api.get<{ Params: { id: string } }>(`${prefix}/v2/checkout/orders/:id`, async (request, reply) => {
    const found = await store.find(request.params.id);
    return found ? orderJson(found, publicOrigin) : missing(reply);
  });

  api.post<{ Params: { id: string } }>(`${prefix}/v2/checkout/orders/:id/capture`, async (request, reply) => {
    const found = await store.find(request.params.id);
    if (!found) return missing(reply);
    if (found.state === 'paid') return unprocessable(reply, 'ORDER_ALREADY_CAPTURED');
    if (found.state !== 'approved') return unprocessable(reply, 'ORDER_NOT_APPROVED');
    const captured = await store.decide(found.id, 'paid', 0, newOrderId());
    return captured
      ? reply.code(201).send(orderJson(captured, publicOrigin))
      : unprocessable(reply, 'ORDER_ALREADY_CAPTURED');
  });
}

function registerPayments(api: FastifyInstance, { store, publicOrigin }: PayPalParts): void {
  api.get<{ Params: { id: string } }>(`${prefix}/v2/payments/captures/:id`, async (request, reply) => {
    const found = await store.byPayment(request.params.id);
    return found ? captureJson(found, publicOrigin) : missing(reply);
  });

  api.post<{ Params: { id: string } }>(`${prefix}/v2/payments/captures/:id/refund`, async (request, reply) => {
    const parsed = refundBody.safeParse(request.body ?? {});
    const found = await store.byPayment(request.params.id);
    if (!found) return missing(reply);
    // Without a key each request is a new refund; with one a repeat returns the first response.
    const key = requestIdOf(request) ?? newId('');
    const known = found.refunds.find((entry) => entry.key === key);
    if (known) return refundJson(found, known, publicOrigin);
    const left = found.amount - found.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const wanted = parsed.data?.amount;
    const back = wanted ? fromDecimalText(wanted.value) : left;
    if (!parsed.success || back === null || (wanted && back === 0)) return malformed(reply);
    if (wanted && wanted.currency_code !== found.currency) return unprocessable(reply, 'REFUND_CURRENCY_MISMATCH');
    if (back === 0) return unprocessable(reply, 'CAPTURE_FULLY_REFUNDED');
    const newRefund = { key, id: newId('R').toUpperCase(), amount: back, note: parsed.data.custom_id, at: Date.now() };
    const done = await store.refund(request.params.id, newRefund);
    const refund = done?.refunds.find((entry) => entry.key === key);
    if (!done || !refund) return unprocessable(reply, 'REFUND_AMOUNT_EXCEEDED');
    return reply.code(refund.id === newRefund.id ? 201 : 200).send(refundJson(done, refund, publicOrigin));
  });

  api.get<{ Params: { id: string } }>(`${prefix}/v2/payments/refunds/:id`, async (request, reply) => {
    const found = await store.byRefund(request.params.id);
    const refund = found?.refunds.find(({ id }) => id === request.params.id);
    return found && refund ? refundJson(found, refund, publicOrigin) : missing(reply);
  });
}

function registerReports(api: FastifyInstance, { store, keys, publicOrigin, certificate }: PayPalParts): void {
  api.get<{ Querystring: { start_date: string; end_date: string } }>(
    `${prefix}/v1/reporting/transactions`,
    async (request) => {
      const { start_date: from, end_date: to } = request.query;
      const paid = await store.paidBetween(new Date(from), new Date(to));
      return { transaction_details: paid.map(reported), total_pages: 1, page: 1 };
    },
  );

  api.post(`${prefix}/v1/notifications/verify-webhook-signature`, async (request) => {
    const text = String(Reflect.get(request, 'text'));
    const field = (name: string) => String(Reflect.get(Object(request.body), name) ?? '');
    // The event comes last, unchanged.
    const body = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const transmission = {
      id: field('transmission_id'),
      time: field('transmission_time'),
      webhookId: field('webhook_id'),
      body,
    };
    const isOurs =
      field('webhook_id') === keys.webhookId &&
      field('auth_algo') === 'SHA256withRSA' &&
      field('cert_url') === certificateUrl(publicOrigin) &&
      isSignedBy(certificate(), transmission, field('transmission_sig'));
    return { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' };
  });
}

const reported = (checkout: Checkout) => ({
  transaction_info: {
    transaction_id: checkout.paymentId,
    ...(checkout.reference ? { custom_field: checkout.reference } : {}),
    transaction_amount: { currency_code: checkout.currency, value: toDecimalText(checkout.amount) },
    transaction_status: 'S',
  },
});
