import { bundleUser, listOf, listQuery, orderProduct, orderProductsQuery } from '@aksamit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { requireUser } from '../../../platform/request-context';
import { writeCalendar } from '../../operations/documents';
import { orderCallerOf, requireOrder } from '../../sales/orders';
import { selectCustomerHistory, selectHealthStates } from '../slots';
import { selectCalendar } from './calendar-queries';
import { selectOrderProducts } from './order-product-queries';
import { toBundleUser, toOrderProduct } from './order-product-view';

/** Routes of bought treatments and of an order's calendar file. */
export function registerOrderProducts(app: App, dependencies: AppDependencies): void {
  registerBought(app, dependencies);
  registerCalendarFile(app, dependencies);
}

const customerOf = async ({ db }: Pick<AppDependencies, 'db'>, userId: string) => ({
  ...(await selectCustomerHistory(db, userId, null)),
  healthOf: await selectHealthStates(db, { kind: 'user', userId }),
});

/** What a customer has bought, and the visits of it. */
function registerBought(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  app.get(
    '/api/me/order-products',
    {
      onRequest: async (request: FastifyRequest) => {
        requireUser(request);
      },
      schema: {
        tags: ['events'],
        summary:
          'Bought treatments and packages with their visits: booked, completed, left; sort: createdAt, orderNumber, nextStartAt',
        querystring: orderProductsQuery,
        response: { 200: listOf({ orderProducts: z.array(orderProduct) }) },
      },
    },
    async (request) => {
      const { date, doneStatus, sort, ...page } = request.query;
      const filter = { date, doneStatus, sort, limit: page.perPage, offset: offsetOf(page) };
      const { userId } = requireUser(request);
      const { rows, total } = await selectOrderProducts(db, userId, filter);
      const customer = await customerOf(dependencies, userId);
      const { locale, now } = request.context;
      return {
        data: { orderProducts: rows.map((row) => toOrderProduct(row, customer, locale, now)) },
        meta: metaOf(page, total),
      };
    },
  );

  app.get(
    '/api/me/bundle-users',
    {
      onRequest: async (request: FastifyRequest) => {
        requireUser(request);
      },
      schema: {
        tags: ['events'],
        summary:
          'Own bundles, active ones and those that are used up or over; sort: createdAt, orderNumber, nextStartAt',
        querystring: listQuery,
        response: { 200: listOf({ bundleUsers: z.array(bundleUser) }) },
      },
    },
    async (request) => {
      const { sort, ...page } = request.query;
      const filter = { itemType: 'bundle' as const, sort, limit: page.perPage, offset: offsetOf(page) };
      const { userId } = requireUser(request);
      const { rows, total } = await selectOrderProducts(db, userId, filter);
      const customer = await customerOf(dependencies, userId);
      const { locale, now } = request.context;
      return {
        data: { bundleUsers: rows.map((row) => toBundleUser(row, customer, locale, now)) },
        meta: metaOf(page, total),
      };
    },
  );
}

function registerCalendarFile(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/orders/:id/calendar',
    {
      schema: {
        tags: ['orders'],
        summary: 'Calendar file with the visits of an order',
        params: z.object({ id: z.string().max(60) }),
      },
    },
    async (request, reply) => {
      const orderId = await requireOrder(db, request.params.id, orderCallerOf(request));
      const { number, visits } = await selectCalendar(db, orderId, request.context.locale);
      // A calendar without an entry is no valid file.
      if (visits.length === 0) throw notFound();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${number}.ics"`)
        .send(writeCalendar(`Aksamit ${number}`, visits));
    },
  );
}
