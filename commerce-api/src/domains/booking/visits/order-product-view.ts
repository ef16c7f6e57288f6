import type { BundleUser, LocaleCode, OrderProduct } from '@aksamit/contracts';
import { addDays } from '@aksamit/contracts/store-time';
import { bookingPolicies } from '../policies';
import {
  ageOn,
  asksForHealth,
  bookingOutlook,
  type CustomerRecord,
  endOf,
  type HealthState,
  isoInZone,
  localOf,
} from '../slots';
import type { OrderProductRow } from './order-product-queries';

/** Data about the customer: past visits, and the acknowledgement of the rules on health by category. */
export interface BookingCustomer extends CustomerRecord {
  healthOf(categoryCode: string): HealthState;
}

const instantOf = (from: Date | null): string | null => (from ? isoInZone(from) : null);

/** A bought treatment as the API returns it, with whether and from when its next visit can be booked. */
export function toOrderProduct(
  row: OrderProductRow,
  customer: BookingCustomer,
  locale: LocaleCode,
  now: Date,
): OrderProduct {
  const { id, orderId, orderNumber, createdAt, itemType, productId, categoryCode, nextStartAt } = row;
  const { totalCount, completedCount, bookedCount } = row;
  const bought = { ...row, total: totalCount, used: completedCount, isAhead: bookedCount > 0 };
  const end = endOf(row);
  const sameParts = customer.epilation
    .filter((visit) => visit.bodyPartIds.some((part) => row.bodyPartIds.includes(part)))
    .map(({ date }) => date);
  const { noShows, dateBirth } = customer;
  const history = { noShows, dateBirth, isPrepaid: row.isPrepaid, sameParts };
  const outlook = bookingOutlook(bought, history, now, bookingPolicies.of(row.marketSlug));
  /** While a visit is ahead: from when the one after it can be booked, if that visit takes place. */
  const fromAfterAhead = (): Date | null => {
    if (outlook.refusal !== 'visit_not_done' || nextStartAt === null) return null;
    const ahead = new Date(nextStartAt);
    const then = { ...bought, used: completedCount + bookedCount, isAhead: false };
    const after = bookingOutlook(then, history, ahead, bookingPolicies.of(row.marketSlug));
    return after.refusal === null ? (after.from ?? ahead) : null;
  };
  const bookRefusal = row.isActive ? outlook.refusal : 'given_back';
  return {
    id,
    orderId,
    orderNumber,
    createdAt,
    itemType,
    product: { id: productId, name: row.name[locale], slug: row.slugs[locale], categoryCode },
    doneStatus: completedCount >= totalCount ? 'completed' : 'booked',
    totalCount,
    completedCount,
    bookedCount,
    leftCount: totalCount - completedCount - bookedCount,
    nextStartAt,
    validTo: end === null ? null : addDays(end, -1),
    canBook: bookRefusal === null,
    bookRefusal,
    asksAge: ageOn({ dateBirth, declared: row.declaredAge }, localOf(now).date) === null,
    asksHealth: asksForHealth(customer.healthOf(categoryCode), now),
    bookFrom: row.isActive ? instantOf(outlook.from ?? fromAfterAhead()) : null,
  };
}

/** A customer's bundle as the API returns it: active while a visit of it is ahead or can still be booked. */
export function toBundleUser(
  row: OrderProductRow,
  customer: BookingCustomer,
  locale: LocaleCode,
  now: Date,
): BundleUser {
  const shown = toOrderProduct(row, customer, locale, now);
  const { doneStatus: _doneStatus, itemType: _itemType, product, ...counts } = shown;
  return {
    ...counts,
    bundle: product,
    bundlableProductId: row.chosenProductIds,
    status: row.isActive && (shown.canBook || shown.bookedCount > 0) ? 'active' : 'inactive',
  };
}
