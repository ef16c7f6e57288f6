import type { PageComponents } from '@aksamit/module-sdk/lifecycle';
import { lazy } from 'react';
import { CartPage } from '../pages/cart-page';

/** Components by page name of manifest.ts. The cart is the entry page, the others come when they are opened. */
export const pages: PageComponents = {
  cart: CartPage,
  reservation: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-reservation" */ '../pages/reservation-page')).ReservationPage,
  })),
  summary: lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-summary" */ '../pages/summary-page')).SummaryPage,
  })),
  'payment-summary': lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-payment-summary" */ '../pages/payment-summary-page'))
      .PaymentSummaryPage,
  })),
  'payment-confirmation': lazy(async () => ({
    default: (await import(/* webpackChunkName: "page-payment-confirmation" */ '../pages/payment-confirmation-page'))
      .PaymentConfirmationPage,
  })),
};
