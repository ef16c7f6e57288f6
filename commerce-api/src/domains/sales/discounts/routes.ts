import { listOf, listQuery, ownDiscountCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, offsetOf, readSort } from '../../../platform/pagination';
import { marketOf, requireUser } from '../../../platform/request-context';
import { registerRecords } from '../../people/staff';
import { discountCodeKind } from './discount-code-kind';
import { toOwnDiscountCode } from './discount-code-view';
import { listOwnCodes } from './own-code-queries';

/** Routes of a customer's own codes, and of codes as staff edit them. Codes on carts are routes of carts. */
export function registerDiscounts(app: App, dependencies: AppDependencies): void {
  const { db } = dependencies;
  registerRecords(app, dependencies, discountCodeKind);
  app.get(
    '/api/me/discount-codes',
    {
      onRequest: async (request) => {
        requireUser(request);
      },
      schema: {
        tags: ['discount-codes'],
        summary: 'Own discount codes, the last added first; `sort`: addedAt, validTo, code',
        querystring: listQuery,
        response: { 200: listOf({ discountCodes: z.array(ownDiscountCode) }) },
      },
    },
    async (request) => {
      const { userId } = requireUser(request);
      const market = marketOf(request);
      const page = request.query;
      const sort = readSort(page.sort, ['addedAt', 'validTo', 'code'] as const);
      const emails = await sql<{ email: string }>`select email from users where id = ${userId}`.execute(db);
      const { codes, total } = await listOwnCodes(db, {
        userId,
        marketId: market.id,
        customerKey: emails.rows[0]?.email ?? null,
        sort,
        limit: page.perPage,
        offset: offsetOf(page),
      });
      const view = { market, locale: request.context.locale, now: request.context.now };
      return {
        data: { discountCodes: codes.map((code) => toOwnDiscountCode(code, view)) },
        meta: metaOf(page, total),
      };
    },
  );
}
