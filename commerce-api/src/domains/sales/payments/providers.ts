/** The one list of payment providers: a new one is its folder and a line here. Source: docs/decisions/0159. */
import type { PaymentMethod } from '@aksamit/contracts';
import type { PaymentGateway } from './gateways/gateway';
import type { PaymentProviderDefinition } from './gateways/payment-provider';
import { paypal } from './paypal/provider';
import { przelewy24 } from './przelewy24/provider';
import { stripe } from './stripe/provider';

/** By the name that the database stores and webhooks are addressed to. */
export const paymentProviders = { przelewy24, paypal, stripe };

type Providers = typeof paymentProviders;
export type OutsideProvider = keyof Providers;
/** The provider that moves the money of a payment attempt. `salon`: none. */
export type PaymentProvider = OutsideProvider | 'salon';
/** The settings of all providers. */
export type PaymentSettings = {
  [Name in OutsideProvider]: Providers[Name] extends PaymentProviderDefinition<infer Settings> ? Settings : never;
};
export type Gateways = Record<OutsideProvider, PaymentGateway>;

const isOutsideProvider = (name: string): name is OutsideProvider => Object.hasOwn(paymentProviders, name);

/** Names of the providers. */
export const providerNames = Object.keys(paymentProviders).filter(isOutsideProvider);

/** Something for each provider. */
function forEach<Made extends Record<OutsideProvider, unknown>>(
  make: (name: OutsideProvider) => Made[OutsideProvider],
) {
  return Object.fromEntries(providerNames.map((name) => [name, make(name)])) as Made;
}

/** The settings of all providers, out of the variables of the environment. */
export const readPaymentSettings = (
  variables: Readonly<Record<string, unknown>>,
  shop: { publicOrigin: string },
): PaymentSettings => forEach<PaymentSettings>((name) => paymentProviders[name].read(variables, shop));

/** Each provider with its own settings. */
type Listed = { [Name in OutsideProvider]: PaymentProviderDefinition<PaymentSettings[Name]> };
const listed: Listed = paymentProviders;

const createOne = <Name extends OutsideProvider>(name: Name, settings: PaymentSettings): PaymentGateway =>
  listed[name].create(settings[name]);

/** The gateways as configured. */
export const createGateways = (settings: PaymentSettings): Gateways =>
  forEach<Gateways>((name) => createOne(name, settings));

/** Who moves the money for a method. @throws when no provider declares it */
export function providerOf(method: PaymentMethod): PaymentProvider {
  if (method === 'cash') return 'salon';
  const provider = providerNames.find((name) => paymentProviders[name].methods.includes(method));
  if (!provider) throw new Error(`Failed to find who moves money paid by ${method}. Name it in a provider's methods.`);
  return provider;
}

/** The gateway of a method; null for payment in the salon. */
export function gatewayOf(gateways: Gateways, method: PaymentMethod): PaymentGateway | null {
  const provider = providerOf(method);
  return provider === 'salon' ? null : gateways[provider];
}
