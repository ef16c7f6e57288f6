/** Modules of carts, orders, payments and accounts, in the order of their registration. */
import en from './locales/commerce-en.json';
import pl from './locales/commerce-pl.json';
import leadsEn from './locales/leads-en.json';
import leadsPl from './locales/leads-pl.json';
import paymentsEn from './locales/payments-en.json';
import paymentsPl from './locales/payments-pl.json';
import visitsEn from './locales/visits-en.json';
import visitsPl from './locales/visits-pl.json';
import { createActorResolver, registerAccounts } from './modules/accounts';
import { registerBookings } from './modules/bookings';
import { registerCarts } from './modules/carts';
import { registerDiscounts } from './modules/discounts';
import { registerInvoices } from './modules/invoices';
import { registerLeads } from './modules/leads';
import { registerOrders } from './modules/orders';
import { registerPayments } from './modules/payments';
import { registerRefunds } from './modules/refunds';
import { registerVisits } from './modules/visits';
import type { AppDependencies, RouteModule } from './platform/app-types';
import { registerMessages } from './platform/messages';
import type { ResolveActor } from './platform/request-context';

registerMessages({ pl, en });
registerMessages({ pl: visitsPl, en: visitsEn });
registerMessages({ pl: leadsPl, en: leadsEn });
registerMessages({ pl: paymentsPl, en: paymentsEn });

export const commerceModules: RouteModule[] = [
  registerAccounts,
  registerBookings,
  registerCarts,
  registerDiscounts,
  registerOrders,
  registerPayments,
  registerVisits,
  registerLeads,
  registerRefunds,
  registerInvoices,
];

/** Who a bearer token belongs to. */
export function resolveActorFrom({ db }: AppDependencies): ResolveActor {
  return createActorResolver(db);
}
