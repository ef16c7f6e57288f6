import type { PaymentMethod } from '@aksamit/contracts';
import type { z } from 'zod';
import type { PaymentGateway } from './gateway';

/** Address of the shop, which is also the sandbox's. */
interface ShopAddress {
  publicOrigin: string;
}

/** A payment provider: everything that the shop needs to know of it, declared in its own folder. */
export interface PaymentProviderDefinition<Settings> {
  /** Methods whose money it moves; each method has one provider. */
  methods: readonly PaymentMethod[];
  /** Its environment variables; the default of each is the sandbox's. */
  environment: z.ZodObject;
  /** Variables that production must set to secrets of its own. */
  secrets: readonly string[];
  /** Variable of its address: without one of its own a deployment would call the sandbox. */
  address: string;
  /** Its settings, out of the variables of the environment. @throws {z.ZodError} */
  read(variables: Readonly<Record<string, unknown>>, shop: ShopAddress): Settings;
  create(settings: Settings): PaymentGateway;
}

interface Declaration<Shape extends z.ZodRawShape, Settings>
  extends Omit<PaymentProviderDefinition<Settings>, 'environment' | 'secrets' | 'address' | 'read'> {
  environment: z.ZodObject<Shape>;
  secrets: readonly (keyof Shape & string)[];
  address: keyof Shape & string;
  read(values: z.output<z.ZodObject<Shape>>, shop: ShopAddress): Settings;
}

/** Declares a provider, checked against its own environment variables. */
export function definePaymentProvider<Shape extends z.ZodRawShape, Settings>(
  provider: Declaration<Shape, Settings>,
): PaymentProviderDefinition<Settings> {
  return {
    ...provider,
    read: (variables, shop) => provider.read(provider.environment.parse(variables), shop),
  };
}
