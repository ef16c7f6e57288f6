/** Missing records, requested by parameters beside the address; and a missing login. */
import { guest, newCustomer, newKey, newVisitor, orderOf } from '../commerce-fixture';
import type { MoneyCase, MoneyShop } from './money-scenes';
import type { DeclaredPair, RefusedRequest } from './refusals';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NONE = '999999999';
const START_AT = '2030-01-07T09:00:00.000Z';

type Sender = 'visitor' | 'customer' | 'manager' | 'admin';
type Input = (shop: MoneyShop) => object;

async function headersOf(shop: MoneyShop, sender: Sender) {
  if (sender === 'manager' || sender === 'admin') return shop.people[sender].headers;
  return sender === 'customer' ? (await newCustomer(shop)).headers : newVisitor(shop);
}

/** A call that names an unknown record. */
const missing = (call: DeclaredPair, sender: Sender, inputOf: Input): MoneyCase => [
  `${call} 404 not_found`,
  async (shop): Promise<RefusedRequest> => {
    const [method, path] = call.split(' ');
    const headers = { ...(await headersOf(shop, sender)), 'idempotency-key': newKey() };
    const input = inputOf(shop);
    return method === 'GET'
      ? { method: 'GET', url: `/api${path}?${new URLSearchParams(Object.entries(input))}`, headers }
      : { method: 'POST', url: `/api${path}`, headers, body: input };
  },
];

const bought = { orderProductId: NOBODY, locationId: '1', startAt: START_AT };
const agrees = [{ type: 'regulations', value: true }];
const person = { firstName: 'Ewa', lastName: 'Lis', phone: '600100200' };
const closed = { start: null, end: null, closed: true, allDay: false };
const opinion = { eventId: NOBODY, rating: 5, content: 'Spokojna wizyta i dobra rozmowa.' };

export const missingCases: readonly MoneyCase[] = [
  missing('GET /events/slots', 'visitor', () => ({ locationId: '1', cartItemId: NOBODY, date: '2030-01-07' })),
  missing('GET /events/therapists', 'visitor', () => ({ productId: NONE, locationId: '1' })),
  missing('GET /events/first-free-day', 'visitor', () => ({ productId: NONE, locationId: '1' })),
  missing('GET /events/first-free-times', 'visitor', () => ({ productId: NONE })),
  missing('GET /events/first-slots', 'visitor', () => ({ locationId: NONE })),
  missing('POST /cart-items', 'visitor', () => ({ itemType: 'product', itemId: NONE, quantity: 1 })),
  missing('POST /discount-codes/verify', 'visitor', () => ({ code: 'BRAK' })),
  missing('POST /orders', 'visitor', () => orderOf({ id: NOBODY, version: 1 })),
  missing('POST /waiting-places', 'visitor', () => ({
    cartItemId: NOBODY,
    locationId: '1',
    startAt: START_AT,
    email: guest.email,
    agrees,
  })),
  missing('POST /me/events', 'customer', () => bought),
  missing('POST /me/waiting-list', 'customer', () => bought),
  missing('POST /opinions', 'customer', () => opinion),
  missing('GET /admin/events', 'manager', () => ({ locationId: NONE, date: '2030-01-07' })),
  missing('GET /admin/events/changes', 'manager', () => ({ locationId: NONE, date: '2030-01-07', after: '1-1' })),
  missing('GET /admin/shifts', 'manager', () => ({ locationId: NONE })),
  missing('POST /admin/shift-previews', 'manager', () => ({ therapistId: NONE, week: [], exceptions: [] })),
  missing('GET /admin/waiting-list', 'manager', () => ({ locationId: NONE })),
  missing('GET /admin/waiting-callers', 'manager', () => ({ locationId: NONE })),
  missing('POST /admin/waiting-callers', 'manager', () => ({
    locationId: NONE,
    productId: '1',
    date: '2030-01-07',
    customer: person,
  })),
  missing('POST /admin/events', 'manager', () => ({
    locationId: '1',
    productId: NONE,
    startAt: START_AT,
    customer: person,
  })),
  missing('POST /admin/blocked-times', 'manager', () => ({
    locationId: NONE,
    roomId: '1',
    startAt: START_AT,
    endAt: '2030-01-07T10:00:00.000Z',
    reason: 'serwis',
  })),
  missing('POST /admin/price-changes', 'admin', () => ({ priceId: NONE, price: 100, validFrom: START_AT })),
  missing('POST /admin/content-previews', 'admin', () => ({ recordKind: 'article', recordId: NONE, content: {} })),
  missing('POST /admin/price-previews', 'manager', () => ({ productId: NONE, marketId: '1', at: START_AT })),
  missing('GET /admin/opening-exceptions', 'manager', () => ({
    locationId: NONE,
    from: '2030-01-07',
    to: '2030-01-07',
  })),
  missing('POST /admin/opening-exceptions', 'manager', () => ({
    locationId: NONE,
    date: '2030-01-07',
    ...closed,
    reason: { pl: 'Remont', en: 'Works' },
  })),
  [
    'POST /mails 401 unauthorized',
    async (shop) => ({
      method: 'POST',
      url: '/api/mails',
      headers: await newVisitor(shop),
      body: { template: 'application' },
    }),
  ],
];
