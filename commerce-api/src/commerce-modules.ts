/** Modules of carts, orders, payments and accounts, in the order of their registration. */
import en from './locales/commerce-en.json';
import pl from './locales/commerce-pl.json';
import { createActorResolver, registerAccounts } from './modules/accounts';
import { registerBookings } from './modules/bookings';
import { registerCarts } from './modules/carts';
import { registerOrders } from './modules/orders';
import { registerPayments } from './modules/payments';
import type { AppDependencies, RouteModule } from './platform/app-types';
import { registerMessages } from './platform/messages';
import type { ResolveActor } from './platform/request-context';

registerMessages({ pl, en });

export const commerceModules: RouteModule[] = [
  registerAccounts,
  registerBookings,
  registerCarts,
  registerOrders,
  registerPayments,
];

/** Who a bearer token belongs to. */
export function resolveActorFrom({ db }: AppDependencies): ResolveActor {
  return createActorResolver(db);
}
