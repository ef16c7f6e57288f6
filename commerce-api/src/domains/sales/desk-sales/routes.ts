import { dataOf } from '@aksamit/contracts';
import { salePreview, salePreviewRequest, saleRequest, staffOrder } from '@aksamit/contracts/staff';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { pagesPrefix } from '../../../platform/pages-prefix';
import { registerStaffCall, type StaffCall } from '../../people/staff';
import { findStaffOrder, seenFrom } from '../staff-orders';
import { type DeskContext, previewSale, sellAtDesk } from './sell-at-desk';

type DeskCall = Pick<StaffCall<unknown, unknown, unknown>, 'scope' | 'actor' | 'market' | 'locale' | 'now'>;

/** Sales at the desk of a salon: the next treatment, and visits by phone. */
export function registerDeskSales(app: App, dependencies: AppDependencies): void {
  const { markets } = dependencies;
  const contextOf = ({ scope, actor, market, locale, now }: DeskCall): DeskContext => ({
    scope,
    actorId: actor.userId,
    market,
    locale,
    now,
    basePathOf: (language) => pagesPrefix(markets, market.slug, language),
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/sale-previews',
    right: 'sellAtDesk',
    summary: 'What a sale at the desk would cost now, and for whom; nothing is sold',
    body: salePreviewRequest,
    answer: dataOf({ salePreview }),
    async work(call) {
      const preview = await previewSale(call.trx, call.body, contextOf(call));
      const { locationId, productId = null, eventId = null, orderId = null } = call.body;
      const subject = { kind: 'sale', id: null, locationId, details: { productId, eventId, orderId } };
      return { answer: { data: { salePreview: preview } }, subject };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/sales',
    right: 'sellAtDesk',
    summary:
      'Sells a treatment to the customer of a visit or an order, or a visit by phone: an order paid in the salon',
    body: saleRequest,
    answer: dataOf({ order: staffOrder }),
    status: 201,
    async work(call) {
      const { trx, body, scope } = call;
      const id = await sellAtDesk(trx, body, contextOf(call));
      const order = await findStaffOrder(trx, id, call.locale);
      if (!order) throw notFound();
      const { locationId, productId = null, eventId = null, orderId = null, price } = body;
      const details = { productId, eventId, from: orderId, amount: price };
      return {
        answer: { data: { order: seenFrom(scope, order) } },
        subject: { kind: 'order', id, locationId, details },
      };
    },
  });
}
