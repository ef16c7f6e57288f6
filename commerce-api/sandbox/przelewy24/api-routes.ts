import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { misbehaveInScope } from '../misbehaviour';
import type { SandboxParts } from '../sandbox-parts';
import { registerBlik } from './blik-routes';
import { paymentMethods } from './payment-methods';
import { registerReports } from './reports';
import { registrationSign, verificationSign } from './signing';

const prefix = '/sandbox/przelewy24/api/v1';
const amount = z.coerce.number().int().positive().max(1_000_000_000);
const orderId = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,19}$/));
const merchant = { merchantId: z.coerce.number().int(), posId: z.coerce.number().int() };
const currency = z.string().length(3);

const registerBody = z.object({
  ...merchant,
  sessionId: z.string().min(1).max(100),
  amount,
  currency,
  description: z.string().min(1).max(1024),
  email: z.email().max(50),
  country: z.string().length(2),
  language: z.string().length(2).default('pl'),
  urlReturn: z.url().max(250),
  urlStatus: z.url().max(250).optional(),
  client: z.string().max(40).optional(),
  address: z.string().max(80).optional(),
  zip: z.string().max(10).optional(),
  city: z.string().max(50).optional(),
  phone: z.string().max(12).optional(),
  method: z.coerce.number().int().optional(),
  channel: z.coerce.number().int().optional(),
  timeLimit: z.coerce.number().int().min(0).max(99).default(0),
  transferLabel: z.string().max(20).optional(),
  urlCardPaymentNotification: z.url().max(250).optional(),
  regulationAccept: z.boolean().default(false),
  additional: z
    .object({ PSU: z.object({ IP: z.union([z.ipv4(), z.ipv6()]), userAgent: z.string().min(1).max(255) }).optional() })
    .optional(),
  sign: z.string(),
});
const verifyBody = z.object({
  ...merchant,
  sessionId: z.string().max(100),
  amount,
  currency,
  orderId,
  sign: z.string(),
});
const refundBody = z.object({
  requestId: z.string().min(1).max(45),
  refundsUuid: z.string().min(1).max(35),
  urlStatus: z.url().max(250).optional(),
  refunds: z
    .array(z.object({ orderId, sessionId: z.string().max(100), amount, description: z.string().max(35).optional() }))
    .min(1),
});

const badInput = (reply: FastifyReply) => reply.code(400).send({ error: 'Invalid input data', code: 400 });

/** Przelewy24 REST v1 as documented: testAccess, register, verify, by/sessionId, methods, refund. */
export function registerPrzelewy24Api(app: FastifyInstance, parts: SandboxParts): void {
  const { keys, store, webhooks, calls } = parts;
  const expected = `Basic ${Buffer.from(`${keys.posId}:${keys.apiKey}`).toString('base64')}`;
  const authenticate = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== expected) {
      return reply.code(401).send({ error: 'Incorrect authentication', code: 401 });
    }
  };

  app.register(async (api) => {
    misbehaveInScope(api, calls.przelewy24, (code) => ({ error: 'Service unavailable', code }));
    api.addHook('onRequest', authenticate);

    api.get(`${prefix}/testAccess`, async () => ({ data: true, error: '' }));

    registerTransactions(api, parts);
    registerLookups(api, parts);
    registerReports(api, store);
    registerBlik(api, { store, webhooks });
    registerRefunds(api, parts);
  });
}

function registerTransactions(api: FastifyInstance, { keys, store }: SandboxParts): void {
  const isOurMerchant = (body: { merchantId: number; posId: number }) =>
    body.merchantId === keys.merchantId && body.posId === keys.posId;

  api.post(`${prefix}/transaction/register`, async (request, reply) => {
    const parsed = registerBody.safeParse(request.body);
    if (!parsed.success || !isOurMerchant(parsed.data)) return badInput(reply);
    const body = parsed.data;
    if (body.sign !== registrationSign(body, keys.crcKey)) return badInput(reply);
    const added = await store.add({
      ...body,
      urlStatus: body.urlStatus ?? null,
      urlBlikStatus: body.urlCardPaymentNotification ?? null,
      takesCode: body.regulationAccept && body.additional?.PSU !== undefined,
      methodId: body.method ?? 154,
      channel: body.channel ?? null,
      timeLimitMinutes: body.timeLimit,
    });
    if (!added) return badInput(reply);
    return { data: { token: added.token }, responseCode: 0 };
  });

  api.put(`${prefix}/transaction/verify`, async (request, reply) => {
    const parsed = verifyBody.safeParse(request.body);
    if (!parsed.success || !isOurMerchant(parsed.data)) return badInput(reply);
    const body = parsed.data;
    const transaction = await store.bySessionId(body.sessionId);
    const fits =
      body.sign === verificationSign(body, keys.crcKey) &&
      transaction?.payerState === 'paid' &&
      transaction.orderId === body.orderId &&
      transaction.amount === body.amount &&
      transaction.currency === body.currency;
    if (!fits || !transaction) return badInput(reply);
    await store.markVerified(transaction.token);
    return { data: { status: 'success' }, responseCode: 0 };
  });
}

function registerLookups(api: FastifyInstance, { store }: SandboxParts): void {
  api.get<{ Params: { sessionId: string } }>(
    `${prefix}/transaction/by/sessionId/:sessionId`,
    async (request, reply) => {
      const found = await store.bySessionId(request.params.sessionId);
      // The gateway knows a transaction only once a payment for it has begun and was not canceled. One whose BLIK
      // code the bank refused looks like one that waits.
      const isGivenUp = found?.blikCode === null && ['none', 'canceled', 'failed'].includes(found.payerState);
      if (!found || isGivenUp) {
        return reply.code(404).send({ error: 'Transaction not found', code: 404 });
      }
      const refundedInFull = found.refunded >= found.amount && found.refunded > 0;
      const status = refundedInFull ? 3 : found.verified ? 2 : found.payerState === 'paid' ? 1 : 0;
      const text = JSON.stringify({
        data: {
          statement: `p24-${found.orderId}`,
          orderId: 'ORDER_ID',
          sessionId: found.sessionId,
          status,
          amount: found.amount,
          currency: found.currency,
          date: found.createdAt.toISOString(),
          dateOfTransaction: found.createdAt.toISOString(),
          clientEmail: found.email,
          accountMD5: '',
          paymentMethod: found.methodId,
          description: found.description,
        },
        responseCode: 0,
      });
      return reply.type('application/json').send(text.replace('"ORDER_ID"', found.orderId));
    },
  );

  api.get<{ Params: { lang: string } }>(`${prefix}/payment/methods/:lang`, async (request) => ({
    data: paymentMethods(request.params.lang),
    agreements: [],
    responseCode: 0,
  }));
}

function registerRefunds(api: FastifyInstance, { store, webhooks }: SandboxParts): void {
  api.post(`${prefix}/transaction/refund`, async (request, reply) => {
    const parsed = refundBody.safeParse(request.body);
    if (!parsed.success) return badInput(reply);
    const results = [];
    for (const refund of parsed.data.refunds) {
      const done = await store.refund(parsed.data.requestId, refund.sessionId, refund.orderId, refund.amount);
      if (done && parsed.data.urlStatus) {
        void webhooks.sendRefund(done, parsed.data.urlStatus, parsed.data.refundsUuid, refund.amount);
      }
      results.push({
        orderId: Number(refund.orderId),
        sessionId: refund.sessionId,
        amount: refund.amount,
        description: refund.description ?? '',
        status: done !== null,
        message: done ? 'success' : 'Refund amount is greater than the amount available',
      });
    }
    if (results.some((result) => !result.status)) return reply.code(409).send({ error: results, code: 409 });
    return reply.code(201).send({ data: results, responseCode: 0 });
  });
}
