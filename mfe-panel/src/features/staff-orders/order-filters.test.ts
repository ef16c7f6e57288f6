import { dayStart } from './day-start';
import { ordersRequest } from './order-filters';

test.each([
  ['2026-11-27', '2026-11-26T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // The clocks change at two: each of these days begins by the former time.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
])('%s begins in the salons at %s', (date, instant) => {
  expect(dayStart(date)).toBe(instant);
});

test('the filters are the API’s query; of the last day the whole is included', () => {
  const filters = { q: ' Ewa ', done: 'active', paid: 'partPaid', at: '2', from: '2026-11-01', to: '2026-11-02' };
  expect(ordersRequest({ ...filters, page: 3, sort: '-priceTotal' })).toEqual({
    q: 'Ewa',
    doneStatus: 'active',
    paidStatus: 'partPaid',
    locationId: '2',
    from: '2026-10-31T23:00:00.000Z',
    to: '2026-11-02T23:00:00.000Z',
    page: 3,
    sort: '-priceTotal',
  });
});

test('what the API does not know is left out', () => {
  const filters = { q: ' ', done: 'eaten', paid: '1', at: 'x', from: '2026-13-40', to: 'today', sort: 'name' };
  expect(ordersRequest(filters)).toEqual({});
});
