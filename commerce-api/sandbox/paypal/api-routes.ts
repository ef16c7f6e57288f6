import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fromDecimal, toDecimal } from '../../src/modules/payments/paypal/decimal-amount';
import { type Checkout, type CheckoutStore, newId } from '../checkouts/checkout-store';
import type { PayPalKeys } from '../sandbox-app';
import { captureJson, orderJson } from './paypal-json';
import { isSignedBy } from './webhook-signature';

const prefix = '/sandbox/paypal';
const TIME_LIMIT_MS = 3 * 3600_000;
const amount = z.object({ currency_code: z.string().length(3), value: z.string() });
const createBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(z.object({ custom_id: z.string().max(255), description: z.string().max(127), amount }))
    .length(1),
  payment_source: z.object({
    paypal: z.object({
      email_address: z.string(),
      experience_context: z.object({ return_url: z.url(), cancel_url: z.url(), locale: z.string() }),
    }),
  }),
});
const refundBody = z.object({ amount, custom_id: z.string().optional() });

export interface PayPalParts {
  store: CheckoutStore;
  keys: PayPalKeys;
  publicOrigin: string;
  /** Of who signs webhooks, PEM. */
  certificate: () => string;
}

/** Where a shop that checks signatures by itself finds the certificate. */
export const certificateUrl = (publicOrigin: string) => `${publicOrigin}${prefix}/v1/notifications/certs/CERT-1`;

const unprocessable = (reply: FastifyReply, issue: string) =>
  reply.code(422).send({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });
const missing = (reply: FastifyReply) => reply.code(404).send({ name: 'RESOURCE_NOT_FOUND' });

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** PayPal's REST as its documentation says: token, orders, capture, refund, reporting, webhook verification. */
export function registerPayPalApi(app: FastifyInstance, { store, keys, publicOrigin, certificate }: PayPalParts): void {
  const accessToken = Buffer.from(`${keys.clientId}:${keys.clientSecret}:token`).toString('base64url');
  const basic = `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`;
  const requestIdOf = (request: FastifyRequest) => String(request.headers['paypal-request-id'] ?? '') || null;

  app.register(async (api) => {
    // Webhook events are verified as they came: their text is kept beside what was read of it.
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
      registerOrders(own);
    });
  });

  function registerOrders(api: FastifyInstance): void {
    api.post(`${prefix}/v2/checkout/orders`, async (request, reply) => {
      const parsed = createBody.safeParse(request.body);
      const unit = parsed.data?.purchase_units[0];
      const owed = unit ? fromDecimal(unit.amount.value) : null;
      if (!parsed.success || !unit || owed === null || owed === 0) return unprocessable(reply, 'INVALID_REQUEST');
      const { email_address: email, experience_context: experience } = parsed.data.payment_source.paypal;
      const added = await store.add({
        provider: 'paypal',
        id: newId('').slice(0, 17).toUpperCase(),
        key: requestIdOf(request),
        reference: unit.custom_id,
        amount: owed,
        currency: unit.amount.currency_code,
        description: unit.description,
        email,
        language: experience.locale.slice(0, 2),
        returnUrl: experience.return_url,
        expiresAt: new Date(Date.now() + TIME_LIMIT_MS),
      });
      return added ? reply.code(201).send(orderJson(added, publicOrigin)) : unprocessable(reply, 'INVALID_REQUEST');
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
      const captured = await store.decide(found.id, 'paid', 0, newId('').slice(0, 17).toUpperCase());
      return captured
        ? reply.code(201).send(orderJson(captured, publicOrigin))
        : unprocessable(reply, 'ORDER_ALREADY_CAPTURED');
    });

    api.post<{ Params: { id: string } }>(`${prefix}/v2/payments/captures/:id/refund`, async (request, reply) => {
      const parsed = refundBody.safeParse(request.body);
      const back = parsed.success ? fromDecimal(parsed.data.amount.value) : null;
      const key = requestIdOf(request);
      if (back === null || back === 0 || key === null) return unprocessable(reply, 'INVALID_REQUEST');
      const note = parsed.data?.custom_id ?? '';
      const done = await store.refund(request.params.id, { key, id: newId('R').toUpperCase(), amount: back, note });
      if (!done) return unprocessable(reply, 'REFUND_AMOUNT_EXCEEDED');
      return reply.code(201).send({ id: done.refunds.find((entry) => entry.key === key)?.id, status: 'COMPLETED' });
    });

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
      // The event stands last, as it came.
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
}

const reported = (checkout: Checkout) => ({
  transaction_info: {
    transaction_id: captureJson(checkout).id,
    custom_field: checkout.reference,
    transaction_amount: { currency_code: checkout.currency, value: toDecimal(checkout.amount) },
    transaction_status: 'S',
  },
});
