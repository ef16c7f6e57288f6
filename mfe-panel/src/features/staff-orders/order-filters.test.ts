import { ordersRequest } from './order-filters';

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
