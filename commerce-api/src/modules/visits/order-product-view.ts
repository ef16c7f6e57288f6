import type { LocaleCode, OrderProduct } from '@aksamit/shared-kit/contracts';
import { addDays, boughtRefusal, packageEnd } from '../bookings';
import type { OrderProductRow } from './order-product-queries';

/** A bought treatment as the API gives it. */
export function toOrderProduct(row: OrderProductRow, locale: LocaleCode, now: Date): OrderProduct {
  const { isActive, productId, name, slugs, categoryCode, firstDate, total: _total, ...rest } = row;
  const isPackage = row.itemType === 'package';
  const bought = {
    total: row.totalCount,
    used: row.completedCount,
    isAhead: row.bookedCount > 0,
    isPackage,
    firstDate,
  };
  return {
    ...rest,
    product: { id: productId, name: name[locale], slug: slugs[locale], categoryCode },
    doneStatus: row.completedCount >= row.totalCount ? 'completed' : 'booked',
    leftCount: row.totalCount - row.completedCount - row.bookedCount,
    validTo: isPackage && firstDate !== null ? addDays(packageEnd(firstDate), -1) : null,
    canBook: isActive && boughtRefusal(bought, now) === null,
  };
}
