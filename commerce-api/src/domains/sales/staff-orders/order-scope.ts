/** What staff of named salons see of orders. Source: readings.md, "Roles". */
import type { StaffOrder } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { isInScope, type SalonScope } from '../../people/staff';

/** @throws 404 for an order that has no visit in the caller's salons and was not sold there, and for none, alike */
export async function requireOrderInScope(trx: Trx, orderId: string, scope: SalonScope): Promise<void> {
  if (scope === 'all') return;
  const found = await sql`select from visits v join order_items i on i.id = v.order_item_id
    where i.order_id = ${orderId} and v.location_id = any (${[...scope]}::bigint[])
      and v.state in ('booked', 'done', 'noShow', 'refused')
    union all select from desk_sales d where d.order_id = ${orderId}
      and d.location_id = any (${[...scope]}::bigint[]) limit 1`.execute(trx);
  if (found.rows.length === 0) throw notFound();
}

/** The order without its visits elsewhere, and without what only the comparison with gateways needs. */
export function seenFrom(scope: SalonScope, order: StaffOrder): StaffOrder {
  if (scope === 'all') return order;
  return {
    ...order,
    events: order.events.filter(({ locationId }) => isInScope(scope, locationId)),
    payments: order.payments.map((payment) => ({ ...payment, externalId: null })),
  };
}
