import type { StaffOrderProduct } from '@aksamit/contracts/staff';
import { maskBought } from './mask-bought';

const bought: StaffOrderProduct = {
  id: '1',
  orderId: '2',
  orderNumber: 'AK-1',
  isMasked: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  itemType: 'package',
  product: { id: '3', name: 'Łydki' },
  customer: { firstName: 'Ewa', lastName: 'Łoś', phonePrefix: '48', phone: '600700800' },
  isPaid: true,
  totalCount: 6,
  completedCount: 2,
  bookedCount: 0,
  leftCount: 4,
  lastVisitOn: '2026-11-01',
  nextStartAt: '2026-12-01T10:00:00.000Z',
  bookRefusal: null,
};

test('what booking needs stays, the rest is masked', () => {
  expect(maskBought(bought)).toEqual({
    ...bought,
    isMasked: true,
    createdAt: null,
    customer: { firstName: 'Ewa', lastName: 'Ł.', phonePrefix: '48', phone: '••••••800' },
    totalCount: null,
    completedCount: null,
    bookedCount: null,
    nextStartAt: null,
    lastEventId: null,
  });
});

test('the name of somebody whose data were deleted stays empty', () => {
  const customer = { firstName: '', lastName: '', phonePrefix: '', phone: '' };
  expect(maskBought({ ...bought, customer }).customer).toEqual(customer);
});
