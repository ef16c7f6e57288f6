import { dataOf, payment, paymentTransaction, startPaymentRequest } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Db } from '../../../platform/database';
import { withIdempotencyKeyAroundProvider } from '../../../platform/idempotency-around-provider';
import { headerOf } from '../../../platform/request-context';
import { requireUuid } from '../carts';
import { marketOfOrder, orderCallerOf, requireOrderPayment } from '../orders';
import { isPaymentOpen, paymentStage } from '../payment-rules';
import { findPaid, findTransaction } from './payment-queries';
import { createGateways } from './providers';
import { startPayment } from './start-payment';
import { registerWebhooks } from './webhook-routes';

const tags = ['payments'];
const params = z.object({ id: z.string().max(60) });

async function paymentOf(db: Db, id: string) {
  const record = await findTransaction(db, id);
  const paid = await findPaid(db, id);
  if (!record || !paid) throw notFound();
  return {
    id: record.id,
    createdAt: record.createdAt,
    price: record.amount,
    currency: record.currency,
    externalId: record.externalId,
    continueUrl: record.continueUrl,
    redirectUrl: record.redirectUrl,
    status: record.status,
    orderPaymentId: record.orderPaymentId,
    paymentMethod: record.paymentMethod,
    paymentProvider: record.provider,
    awaitsBankApp: record.codeChargedAt !== null && isPaymentOpen(record.status),
    refusal: record.refusal,
    ...paid,
  };
}

/** Data of the browser that a BLIK code was typed in. */
const browserOf = (request: FastifyRequest) => ({
  ip: request.ip,
  userAgent: headerOf(request, 'user-agent') ?? 'unknown',
});

/** Routes of paying: a payment attempt and its record; the gateways' webhooks. */
export function registerPayments(app: App, dependencies: AppDependencies): void {
  const { db, config, markets } = dependencies;
  const gateways = createGateways(config);
  registerWebhooks(app, dependencies, gateways);

  app.post(
    '/api/order-payments/:id/payment',
    {
      schema: {
        tags,
        summary: 'Opens a try to pay; needs an idempotency-key',
        params,
        body: startPaymentRequest,
        response: { 201: dataOf({ payment }) },
      },
    },
    async (request, reply) => {
      const ids = await requireOrderPayment(db, request.params.id, orderCallerOf(request));
      const context = {
        db,
        gateways,
        publicOrigin: config.publicOrigin,
        market: await marketOfOrder(markets, ids.marketId),
        browser: browserOf(request),
      };
      return withIdempotencyKeyAroundProvider(
        db,
        request,
        reply,
        async () => {
          const transactionId = await startPayment(context, ids, request.body);
          return { status: 201, body: { data: { payment: await paymentOf(db, transactionId) } } };
        },
        { required: true },
      );
    },
  );

  app.get(
    '/api/payment-transactions/:id',
    { schema: { tags, summary: 'A try', params, response: { 200: dataOf({ paymentTransaction }) } } },
    async (request) => {
      const record = await findTransaction(db, requireUuid(request.params.id));
      if (!record) throw notFound();
      await requireOrderPayment(db, record.orderPaymentId, orderCallerOf(request));
      const stage = paymentStage(record.status, record.paymentMethod);
      return { data: { paymentTransaction: { ...(await paymentOf(db, record.id)), stage } } };
    },
  );
}
