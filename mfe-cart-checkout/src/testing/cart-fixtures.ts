import type { Cart, CartItem, VoucherItemData } from '@aksamit/contracts';

const currency = { code: 'PLN', symbol: 'zł', isPrefix: false };

/** One treatment at 100 zł, reduced from 120 zł. */
export function cartItemFixture(changes: Partial<CartItem> = {}): CartItem {
  return {
    id: '11',
    createdAt: '2026-03-01T10:00:00+01:00',
    itemType: 'product',
    itemId: '7',
    quantity: 1,
    item: {
      id: '7',
      name: 'Depilacja laserowa nóg',
      slug: 'depilacja-laserowa-nog',
      slugs: { pl: 'depilacja-laserowa-nog', en: 'laser-hair-removal-legs' },
      gender: 'female',
      category: { id: '1', name: 'Depilacja laserowa', slug: 'depilacja-laserowa' },
      duration: 45,
      image: null,
      products: [],
    },
    data: null,
    location: null,
    startAt: null,
    holdExpiresAt: null,
    laterReservation: true,
    isAccepted: true,
    pricing: {
      price: 12_000,
      finalPrice: 10_000,
      promoPrice: 10_000,
      highestPrice: 12_000,
      discountCodeValue: 0,
      unitPrice: 12_000,
      unitPromoPrice: 10_000,
      lowestPriceValue: 11_000,
      currency,
    },
    ...changes,
  };
}

/** A voucher of 100 zł for Ewa. */
export function voucherDataFixture(changes: Partial<VoucherItemData> = {}): VoucherItemData {
  return {
    voucherType: 'electronic',
    voucherValue: 10_000,
    voucherPrice: 10_000,
    voucherFirstName: 'Ewa',
    voucherLastName: null,
    voucherEmail: 'ewa@example.com',
    voucherText: null,
    voucherLocationId: null,
    voucherLocation: null,
    ...changes,
  };
}

const money = (amount: number) => ({ amount, currency: 'PLN' as const, formatted: `${amount / 100} zł` });

/** A cart of one such treatment. */
export function cartFixture(changes: Partial<Cart> = {}): Cart {
  return {
    id: '5',
    version: 3,
    createdAt: '2026-03-01T10:00:00+01:00',
    currency,
    items: [cartItemFixture()],
    discountCode: null,
    discountCodeProblem: null,
    price: money(10_000),
    priceTotal: 10_000,
    highestPrice: money(12_000),
    highestPriceTotal: 12_000,
    originalPrice: money(12_000),
    originalPriceTotal: 12_000,
    discountCodeValue: 0,
    vouchers: [],
    amountDue: 10_000,
    count: 1,
    paymentMethods: [
      {
        paymentMethod: 'przelewy24',
        minAmount: 1,
        maxAmount: 5_000_000,
        isDefault: true,
        isAvailable: true,
        reason: null,
      },
      {
        paymentMethod: 'cash',
        minAmount: 0,
        maxAmount: 5_000_000,
        isDefault: false,
        isAvailable: true,
        reason: null,
      },
    ],
    ...changes,
  };
}

export function emptyCartFixture(): Cart {
  return cartFixture({
    items: [],
    count: 0,
    price: money(0),
    priceTotal: 0,
    highestPriceTotal: 0,
    originalPriceTotal: 0,
    amountDue: 0,
  });
}

/** Ten percent off everything. */
export const discountCodeFixture: NonNullable<Cart['discountCode']> = {
  id: '1',
  code: 'AKSAMIT10',
  discountType: 'percentage',
  discountValue: 10,
  productCategory: null,
  validTo: null,
  limitReached: false,
};
