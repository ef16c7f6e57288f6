import { dataOf, listOf, order, orderPayment, ordersQuery, placedOrder, placeOrderRequest } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Db, Trx } from '../../../platform/database';
import { limitedScope, withIdempotencyKey, withLimitedKey } from '../../../platform/idempotency';
import { pagesPrefix } from '../../../platform/pages-prefix';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { marketOf, requireUser } from '../../../platform/request-context';
import { cartOwnerOf } from '../carts';
import { giveOrderToken, knownOrderTokens } from '../order-tokens';
import { cancelOrder } from './cancel-order';
import { markPayerReturned } from './mark-payer-returned';
import { marketOfOrder } from './market-of-order';
import { orderCallerOf, requireOrder, requireOrderPayment } from './order-access';
import { findOrder, findOrderAndPayment, findOrderPayment, listOrders, type OrderRecord } from './order-queries';
import { toOrder, toOrderPayment } from './order-view';
import { findOrderVouchers } from './order-vouchers';
import { type PlacedOrder, placeOrder, placingOrder } from './place-order';

const tags = ['orders'];
const params = z.object({ id: z.string().max(60) });

/** Routes of orders and of reading their payment. */
export function registerOrders(app: App, dependencies: AppDependencies): void {
  registerPlacing(app, dependencies);
  registerOrder(app, dependencies);
  registerOrderTokens(app, dependencies);
  registerOrderPayment(app, dependencies);
  registerOwnOrders(app, dependencies);
}

async function orderRecord(within: Db | Trx, orderId: string): Promise<OrderRecord> {
  const record = await findOrder(within, orderId);
  if (!record) throw notFound();
  return record;
}

async function orderOf(
  { db, markets }: Pick<AppDependencies, 'db' | 'markets'>,
  request: FastifyRequest,
  orderId: string,
) {
  const record = await orderRecord(db, orderId);
  const vouchers = (await findOrderVouchers(db, [orderId]))(orderId);
  return toOrder(record, vouchers, await marketOfOrder(markets, record.marketId), request.context.locale);
}

async function orderPaymentOf({ db, markets }: Pick<AppDependencies, 'db' | 'markets'>, orderPaymentId: string) {
  const record = await findOrderPayment(db, orderPaymentId);
  if (!record) throw notFound();
  return toOrderPayment(record, await marketOfOrder(markets, record.marketId));
}

/** The order of a request with its payment. @param isNew this request has made it, and no earlier one */
async function placedOf(
  { db, markets }: Pick<AppDependencies, 'db' | 'markets'>,
  request: FastifyRequest,
  orderId: string,
  isNew: boolean,
) {
  const found = await findOrderAndPayment(db, orderId);
  if (!found) throw notFound();
  const { order, payment } = found;
  // A new one has issued no voucher yet, and one has paid for it only where less is due than it costs.
  const isPlain = isNew && order.amountDue === order.priceTotal;
  const vouchers = isPlain ? { paidWith: [], issued: [] } : (await findOrderVouchers(db, [orderId]))(orderId);
  const market = await marketOfOrder(markets, order.marketId);
  return {
    order: toOrder(order, vouchers, market, request.context.locale),
    orderPayment: toOrderPayment(payment, market),
  };
}

function registerPlacing(app: App, dependencies: AppDependencies): void {
  const { db, config, markets } = dependencies;
  app.post(
    '/api/orders',
    {
      schema: {
        tags,
        summary: 'Places an order; needs an idempotency-key',
        body: placeOrderRequest,
        response: { 201: z.object({ data: placedOrder }) },
      },
    },
    async (request, reply) => {
      const market = marketOf(request);
      const { locale, now } = request.context;
      const owner = cartOwnerOf(request);
      const limit = { key: `order:${request.ip}`, limit: 60, windowSeconds: 3600 };
      const attempts = { limit, factor: config.rateLimitFactor };
      const scope = await limitedScope(db, request, attempts);
      const basePath = await pagesPrefix(markets, market.slug, locale);
      const isAgeRequired = config.ageDeclaration === 'required';
      const context = { owner, market, locale, basePath, now, requestScope: scope, isAgeRequired };
      const made: { placed: PlacedOrder | null } = { placed: null };
      // Only the id is stored for repeats: a response with a token must not be stored.
      const { orderId } = await placingOrder(db, context, () =>
        withLimitedKey(db, request, reply, { scope, attempts }, async (trx) => {
          made.placed = await placeOrder(trx, context, request.body);
          const { lastWrites } = made.placed;
          return { status: 201, body: { orderId: made.placed.orderId }, lastWrites };
        }),
      );
      // The first run has written one with the order; a repeat gets another.
      const firstToken = made.placed?.orderId === orderId ? made.placed.orderToken : null;
      reply.code(201);
      const placed = await placedOf(dependencies, request, orderId, firstToken !== null);
      return { data: { ...placed, orderToken: firstToken ?? (await giveOrderToken(db, orderId)) } };
    },
  );
}

/** An order, and its cancellation. */
function registerOrder(app: App, dependencies: AppDependencies): void {
  const { db, markets } = dependencies;
  app.get(
    '/api/orders/:id',
    { schema: { tags, summary: 'An order', params, response: { 200: dataOf({ order }) } } },
    async (request) => {
      const orderId = await requireOrder(db, request.params.id, orderCallerOf(request));
      return { data: { order: await orderOf(dependencies, request, orderId) } };
    },
  );

  app.post(
    '/api/orders/:id/cancellation',
    { schema: { tags, summary: 'Takes an unpaid order back', params, response: { 200: dataOf({ order }) } } },
    async (request, reply) => {
      const orderId = await requireOrder(db, request.params.id, orderCallerOf(request));
      // Read before: a transaction waits for no second connection.
      const { marketId } = await orderRecord(db, orderId);
      const market = await marketOfOrder(markets, marketId);
      return withIdempotencyKey(db, request, reply, async (trx) => {
        await cancelOrder(trx, orderId, request.context.now);
        const record = await orderRecord(trx, orderId);
        const vouchers = (await findOrderVouchers(trx, [orderId]))(orderId);
        const canceled = toOrder(record, vouchers, market, request.context.locale);
        return { status: 200, body: { data: { order: canceled } } };
      });
    },
  );
}

function registerOrderTokens(app: App, { db }: AppDependencies): void {
  // For page servers, which store the tokens of links; returns no more than a request for an order does. No other
  // caller reaches it.
  app.get('/internal/order-tokens', { config: { market: false }, schema: { hide: true } }, async (request) => ({
    data: { orderTokens: await knownOrderTokens(db, request.context.orderTokens) },
  }));
}

function registerOrderPayment(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/order-payments/:id',
    {
      schema: {
        tags,
        summary: 'What is to be paid, with all tries',
        params,
        response: { 200: dataOf({ orderPayment }) },
      },
    },
    async (request) => {
      const { orderPaymentId } = await requireOrderPayment(db, request.params.id, orderCallerOf(request));
      await markPayerReturned(db, orderPaymentId);
      return { data: { orderPayment: await orderPaymentOf(dependencies, orderPaymentId) } };
    },
  );
}

function registerOwnOrders(app: App, { db, markets }: AppDependencies): void {
  app.get(
    '/api/me/orders',
    {
      onRequest: async (request) => {
        requireUser(request);
      },
      schema: {
        tags,
        summary: 'Own orders, the newest first; sort: createdAt, number, priceTotal',
        querystring: ordersQuery,
        response: { 200: listOf({ orders: z.array(order) }) },
      },
    },
    async (request) => {
      const { userId } = requireUser(request);
      const { date, doneStatus, sort, ...page } = request.query;
      const filter = { date, doneStatus, sort, limit: page.perPage, offset: offsetOf(page) };
      const { orders, total } = await listOrders(db, userId, filter);
      const ids = orders.map(({ id }) => id);
      const vouchersOf = await findOrderVouchers(db, ids);
      const all = await Promise.all(
        orders.map(async (record) => {
          const market = await marketOfOrder(markets, record.marketId);
          return toOrder(record, vouchersOf(record.id), market, request.context.locale);
        }),
      );
      return { data: { orders: all }, meta: metaOf(page, total) };
    },
  );
}
