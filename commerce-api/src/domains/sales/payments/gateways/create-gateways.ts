import type { PaymentMethod } from '@aksamit/contracts';
import type { Config } from '../../../../config';
import { createPayPalGateway } from '../paypal/gateway';
import { createPrzelewy24Gateway } from '../przelewy24/gateway';
import { createStripeGateway } from '../stripe/gateway';
import type { PaymentGateway, PaymentProvider } from './gateway';

export type OutsideProvider = Exclude<PaymentProvider, 'salon'>;
export type Gateways = Record<OutsideProvider, PaymentGateway>;

/** The gateways as configured. */
export function createGateways(config: Pick<Config, 'przelewy24' | 'paypal' | 'stripe'>): Gateways {
  return {
    przelewy24: createPrzelewy24Gateway(config.przelewy24),
    paypal: createPayPalGateway(config.paypal),
    stripe: createStripeGateway(config.stripe),
  };
}

const providers: Record<PaymentMethod, PaymentProvider> = {
  cash: 'salon',
  blik: 'przelewy24',
  przelewy24: 'przelewy24',
  przelewy24Instalments: 'przelewy24',
  paypo: 'przelewy24',
  blikPayLater: 'przelewy24',
  paypal: 'paypal',
  stripe: 'stripe',
};

/** Who moves the money for a method. */
export const providerOf = (method: PaymentMethod): PaymentProvider => providers[method];

/** The gateway of a method; null for payment in the salon. */
export function gatewayOf(gateways: Gateways, method: PaymentMethod): PaymentGateway | null {
  const provider = providerOf(method);
  return provider === 'salon' ? null : gateways[provider];
}
