import type { Order, OrderPayment, Payment } from '@aksamit/contracts';

/** An order payment of 100 zł, just begun. */
export function orderPaymentFixture(changes: Partial<OrderPayment> = {}): OrderPayment {
  return {
    id: '31',
    createdAt: '2026-03-01T10:00:00+01:00',
    orderId: '21',
    orderNumber: 'AK-2026-000021',
    price: 10_000,
    currency: 'PLN',
    paymentMethod: 'przelewy24',
    status: 'new',
    stage: 'new',
    canPay: true,
    redirectUrl: null,
    continueUrl: '/platnosc/potwierdzenie/31/',
    paymentMethods: [
      {
        paymentMethod: 'przelewy24',
        minAmount: 1,
        maxAmount: 5_000_000,
        isDefault: true,
        isAvailable: true,
        reason: null,
      },
    ],
    payments: [],
    ...changes,
  };
}

export function orderFixture(changes: Partial<Order> = {}): Order {
  return {
    id: '21',
    number: 'AK-2026-000021',
    createdAt: '2026-03-01T10:00:00+01:00',
    doneStatus: 'new',
    paidStatus: 'notPaid',
    paymentMethod: 'przelewy24',
    currency: { code: 'PLN', symbol: 'zł', isPrefix: false },
    items: [],
    user: {
      firstName: 'Anna',
      lastName: 'Nowak',
      email: 'anna@example.com',
      phonePrefix: '48',
      phone: '600100200',
      gender: 'female',
    },
    invoice: null,
    address: null,
    discountCode: null,
    originalPriceTotal: 12_000,
    discountCodeValue: 0,
    priceTotal: 10_000,
    amountDue: 10_000,
    amountPaid: 0,
    orderPaymentId: '31',
    canPay: true,
    canCancel: true,
    ...changes,
  };
}

/** A payment attempt at the gateway that is still open. */
export function paymentFixture(changes: Partial<Payment> = {}): Payment {
  return {
    id: '41',
    createdAt: '2026-03-01T10:01:00+01:00',
    price: 10_000,
    currency: 'PLN',
    externalId: null,
    continueUrl: '/platnosc/potwierdzenie/31/',
    redirectUrl: 'https://gateway.example/pay',
    status: 'new',
    orderPaymentId: '31',
    paymentMethod: 'przelewy24',
    paymentProvider: 'przelewy24',
    ...changes,
  };
}
