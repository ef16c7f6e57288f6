import type { Event, LocaleCode } from '@aksamit/contracts';
import { bookingPolicies } from '../policies';
import { asksForGuardian, asksForHealth, changeableUntil, type HealthState, localOf } from '../slots';
import type { VisitRow } from './visit-queries';

/** A visit (or a waiting-list entry) as the API returns it. */
export function toEvent(
  row: VisitRow,
  healthOf: (categoryCode: string) => HealthState,
  locale: LocaleCode,
  now: Date,
): Event {
  const { state, startAt, isFinal } = row;
  const policies = bookingPolicies.of(row.marketSlug);
  const { canBookAgain } = row;
  const until = changeableUntil({ state, startAt: new Date(startAt), isFinal }, now, policies);
  return {
    id: row.id,
    orderProductId: row.orderProductId,
    orderId: row.orderId,
    product: {
      id: row.productId,
      name: row.productName[locale],
      slug: row.productSlugs[locale],
      categoryCode: row.categoryCode,
    },
    location: {
      id: row.locationId,
      name: row.locationName[locale],
      slug: row.locationSlugs[locale],
      city: row.city,
      address: row.address,
      postalCode: row.postalCode,
      lat: row.lat,
      lng: row.lng,
      phone: row.phone,
    },
    startAt,
    endAt: row.endAt,
    doneStatus: state === 'booked' ? 'active' : state,
    doneCount: row.doneCount,
    totalCount: row.totalCount,
    canChange: until !== null,
    changeUntil: until?.toISOString() ?? null,
    cancellationNoticeHours: policies.cancellationNoticeHours,
    isFinal,
    needsGuardian: asksForGuardian(
      { dateBirth: row.dateBirth, declared: row.declaredAge },
      localOf(new Date(startAt)).date,
    ),
    canBookAgain,
    asksHealth: (until !== null || canBookAgain) && asksForHealth(healthOf(row.categoryCode), now),
    offeredStartAt: row.offeredStartAt,
    therapist: row.therapist,
  };
}
