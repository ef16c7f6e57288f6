/** Orders for the tests of the staff area. */
import type { PaymentDifference, RefundPreview, StaffOrder, StaffOrderSummary } from '@aksamit/contracts/staff';

export const orderSummary = (change: Partial<StaffOrderSummary> = {}): StaffOrderSummary => ({
  id: 'o1',
  number: 'AK-2026-000001',
  createdAt: '2026-11-20T09:00:00.000Z',
  marketId: '1',
  userId: null,
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@example.com',
  phonePrefix: '48',
  phone: '600100200',
  doneStatus: 'active',
  paidStatus: 'paid',
  paymentMethod: 'przelewy24',
  currency: 'PLN',
  priceTotal: 15_000,
  amountDue: 15_000,
  amountPaid: 15_000,
  amountRefunded: 0,
  ...change,
});

export const orderLine = (change: Partial<StaffOrder['items'][number]> = {}): StaffOrder['items'][number] => ({
  id: 'i1',
  itemType: 'product',
  productId: '3',
  name: 'Depilacja laserowa pach',
  quantity: 1,
  price: 10_000,
  amountReturned: 0,
  visitCount: 1,
  ...change,
});

export const orderVisit = (change: Partial<StaffOrder['events'][number]> = {}): StaffOrder['events'][number] => ({
  id: 'v1',
  orderProductId: 'i1',
  state: 'booked',
  startAt: '2099-03-04T08:15:00.000Z',
  locationId: '1',
  ...change,
});

/** A treatment with a visit ahead and a bought voucher, paid at a gateway. */
export const staffOrder = (change: Partial<StaffOrder> = {}): StaffOrder => ({
  ...orderSummary(),
  discountCode: null,
  discountCodeValue: 0,
  items: [
    orderLine(),
    orderLine({ id: 'i2', itemType: 'voucher', name: 'Voucher 50 zł', price: 5_000, visitCount: 0 }),
  ],
  payments: [
    {
      id: 't1',
      createdAt: '2026-11-20T09:05:00.000Z',
      paymentMethod: 'przelewy24',
      paymentProvider: 'przelewy24',
      amount: 15_000,
      amountRefunded: 0,
      status: 'completed',
      externalId: 'P24-1',
    },
  ],
  refunds: [],
  events: [orderVisit()],
  invoices: [],
  history: [],
  ...change,
});

export const refundPreview = (change: Partial<RefundPreview> = {}): RefundPreview => ({
  amount: 10_000,
  refundedBefore: 0,
  voucherAmount: 0,
  gatewayAmount: 10_000,
  salonAmount: 0,
  items: [{ orderItemId: 'i1', amount: 10_000 }],
  vouchers: [],
  payments: [{ paymentId: 't1', isInSalon: false, amount: 10_000 }],
  endedItemIds: ['i1'],
  ...change,
});

export const paymentDifference = (change: Partial<PaymentDifference> = {}): PaymentDifference => ({
  id: 'd1',
  kind: 'moneyWithoutOrder',
  paymentTransactionId: null,
  orderId: null,
  orderNumber: null,
  details: {
    day: '2026-11-26',
    provider: 'paypal',
    externalId: 'X1',
    gatewayAmount: 500,
    amount: null,
    currency: 'PLN',
  },
  createdAt: '2026-11-27T02:10:00.000Z',
  resolvedAt: null,
  ...change,
});
