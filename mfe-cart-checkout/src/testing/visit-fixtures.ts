import type { Event } from '@aksamit/contracts';

/** A visit of the order 21 on Monday, 23 November 2026, 10:15 in Kraków. */
export function visitFixture(changes: Partial<Event> = {}): Event {
  return {
    id: 'visit-1',
    orderProductId: 'item-1',
    orderId: '21',
    product: { id: '7', name: 'Depilacja nóg', slug: 'depilacja-nog', categoryCode: 'epilation' },
    location: {
      id: '1',
      name: 'Aksamit Kraków',
      city: 'Kraków',
      address: 'ul. Długa 1',
      slug: 'aksamit-krakow',
      postalCode: '30-001',
      lat: 50.06,
      lng: 19.94,
      phone: '+48 12 345 67 89',
    },
    startAt: '2026-11-23T09:15:00.000Z',
    endAt: '2026-11-23T10:00:00.000Z',
    doneStatus: 'active',
    doneCount: 0,
    totalCount: 1,
    canChange: true,
    changeUntil: '2026-11-22T09:15:00.000Z',
    cancellationNoticeHours: 24,
    isFinal: false,
    needsGuardian: false,
    asksHealth: false,
    offeredStartAt: null,
    ...changes,
  };
}
