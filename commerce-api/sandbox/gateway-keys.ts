/** Keys of the stand-in for Przelewy24. */
export interface GatewayKeys {
  merchantId: number;
  posId: number;
  apiKey: string;
  crcKey: string;
}

/** Keys of the stand-in for PayPal. */
export interface PayPalKeys {
  clientId: string;
  clientSecret: string;
  webhookId: string;
}

/** Keys of the stand-in for Stripe. */
export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}
