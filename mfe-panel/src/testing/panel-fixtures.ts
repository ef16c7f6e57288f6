/** Records for the tests of panel pages. */
import type { Event, Order, OrderProduct, User } from '@aksamit/contracts';

/** The logged-in customer, as the session topic has it. */
export const sessionUser = {
  id: '7',
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Nowak',
  gender: null,
  phone: null,
  phonePrefix: null,
  role: 'customer',
};

export const profile: User = {
  id: '7',
  dateBirth: null,
  email: 'anna@example.com',
  emailVerifiedAt: '2026-11-01T10:00:00Z',
  firstName: 'Anna',
  lastName: 'Nowak',
  gender: 'female',
  hasPassword: true,
  isInfluencer: false,
  isFirstEvent: false,
  phone: '600100200',
  phonePrefix: '48',
  phoneVerifiedAt: '2026-11-01T10:00:00Z',
  role: 'customer',
  prefferedLocation: null,
  hasInvoiceData: false,
  userInvoice: null,
  userAgrees: [{ id: '1', type: 'regulations', value: true }],
  visitReminders: 'email',
};

const product = { id: '3', name: 'Depilacja laserowa pach', slug: 'pachy', categoryCode: 'epilation' };

export const visit: Event = {
  id: 'e1',
  orderProductId: 'p1',
  orderId: 'o1',
  product,
  location: { id: '1', name: 'Aksamit Mokotów', city: 'Warszawa', address: 'Puławska 1' },
  startAt: '2099-03-04T09:15:00+01:00',
  endAt: '2099-03-04T09:45:00+01:00',
  doneStatus: 'active',
  doneCount: 1,
  totalCount: 6,
  canChange: true,
  offeredStartAt: null,
};

export const bought: OrderProduct = {
  id: 'p1',
  orderId: 'o1',
  orderNumber: 'AK-2026-000001',
  createdAt: '2026-10-01T10:00:00Z',
  itemType: 'package',
  product,
  doneStatus: 'booked',
  totalCount: 6,
  completedCount: 2,
  bookedCount: 0,
  leftCount: 4,
  nextStartAt: null,
  validTo: '2027-10-01',
  canBook: true,
};

const item = {
  id: '11',
  itemType: 'product',
  product: { id: '3', name: 'Depilacja laserowa pach', slug: 'pachy' },
  quantity: 3,
  price: 50700,
  standardPrice: 50700,
  savings: 0,
  discountCodeValue: 0,
  lowestPriceValue: null,
  locationCity: null,
  locationId: null,
  startAt: null,
  bundlableProductId: [],
  laterReservation: true,
} as const;

export const order: Order = {
  id: '1',
  number: 'AK-2026-000001',
  createdAt: '2026-03-29T23:30:00+00:00',
  doneStatus: 'new',
  paidStatus: 'notPaid',
  paymentMethod: 'przelewy24',
  currency: { code: 'PLN', symbol: 'zł', isPrefix: false },
  items: [{ ...item, bundlableProductId: [] }],
  user: {
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna@example.com',
    phonePrefix: '48',
    phone: '600100200',
    gender: null,
  },
  invoice: null,
  address: null,
  discountCode: null,
  originalPriceTotal: 50700,
  discountCodeValue: 0,
  priceTotal: 50700,
  amountDue: 50700,
  amountPaid: 0,
  orderPaymentId: '21',
  canPay: true,
  canCancel: true,
  withdrawUntil: '2099-01-01T22:59:59Z',
};
