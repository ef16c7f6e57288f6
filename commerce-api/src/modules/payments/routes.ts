import { dataOf, payment, paymentTransaction, startPaymentRequest } from '@aksamit/shared-kit/contracts';
import { z } from 'zod';
import { ApiError, notFound } from '../../platform/api-error';
import type { App, AppDependencies } from '../../platform/app-types';
import type { Db } from '../../platform/database';
import { onceByKey } from '../../platform/idempotency';
import { marketOf } from '../../platform/request-context';
import { requireUuid } from '../carts';
import { orderReaderOf, requireOrderPayment } from '../orders';
import { paymentStage } from '../payment-rules';
import { findTransaction } from './payment-queries';
import { createPrzelewy24Client, GatewayRefused, GatewayUnavailable } from './przelewy24/client';
import { parseGatewayJson } from './przelewy24/gateway-json';
import { receiveNotice } from './receive-notice';
import { startPayment } from './start-payment';

const tags = ['payments'];
const params = z.object({ id: z.string().max(60) });

async function paymentOf(db: Db, id: string) {
  const record = await findTransaction(db, id);
  if (!record) throw notFound();
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
    paymentProvider: record.paymentMethod === 'cash' ? 'salon' : 'przelewy24',
  };
}

/** Routes of paying: a try, its record, and the gateway's notices. */
export function registerPayments(app: App, { db, config }: AppDependencies): void {
  const gateway = createPrzelewy24Client(config.przelewy24);

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
      const ids = await requireOrderPayment(db, request.params.id, orderReaderOf(request));
      const context = { db, gateway, publicOrigin: config.publicOrigin, market: marketOf(request) };
      return onceByKey(
        db,
        request,
        reply,
        async () => {
          const transactionId = await startPayment(context, ids, request.body.paymentMethod);
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
      await requireOrderPayment(db, record.orderPaymentId, orderReaderOf(request));
      const stage = paymentStage(record.status, record.paymentMethod);
      return { data: { paymentTransaction: { ...(await paymentOf(db, record.id)), stage } } };
    },
  );

  app.register(async (notices) => {
    // The gateway's ids have 64 bits: its JSON is read so that they keep their digits.
    notices.removeContentTypeParser('application/json');
    notices.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) => {
      try {
        return parseGatewayJson(body);
      } catch {
        throw new ApiError(400, 'malformed_json');
      }
    });
    notices.post(
      '/api/payments/przelewy24/notifications',
      { config: { market: false, rateLimit: false }, schema: { tags, summary: 'Notices of Przelewy24' } },
      async (request, reply) => {
        try {
          const outcome = await receiveNotice(db, gateway, config.przelewy24, request.body);
          request.log.info({ outcome }, 'a payment notice was received');
          if (outcome === 'notBelieved') throw new ApiError(400, 'bad_request');
          if (outcome === 'unknownSession') throw notFound();
          // An answer other than 200 makes the gateway repeat the notice.
          if (outcome === 'notPaid' || outcome === 'wrongAmount') throw new ApiError(409, 'conflict');
          return reply.type('text/plain').send('OK');
        } catch (error) {
          if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) {
            throw new ApiError(503, 'gateway_unavailable');
          }
          throw error;
        }
      },
    );
  });
}
