import { subjectPage } from './subject-pages';

test.each([
  [
    'PUT /admin/products/:id',
    'product',
    '3',
    { page: 'panel/staff-offer-record', params: { kind: 'products', id: '3' } },
  ],
  ['POST /admin/orders/:id/refunds', 'order', 'o1', { page: 'panel/staff-order', params: { id: 'o1' } }],
  [
    'PUT /admin/complaints/:id',
    'lead',
    'l1',
    { page: 'panel/staff-desk-case', params: { desk: 'complaints', id: 'l1' } },
  ],
  [
    'PUT /admin/shifts/:id',
    'therapist',
    '4',
    { page: 'panel/staff-offer-record', params: { kind: 'therapists', id: '4' } },
  ],
  ['DELETE /admin/promo-bars/:id', 'promoBar', '4', undefined],
  ['GET /admin/products', 'product', null, undefined],
  ['PUT /admin/users/:id/role', 'user', 'u1', undefined],
  ['PUT /admin/users/:id/role', 'constructor', 'u1', undefined],
])('%s of %s leads to its page', (call, kind, id, page) => {
  expect(subjectPage(call, kind, id)).toEqual(page);
});
