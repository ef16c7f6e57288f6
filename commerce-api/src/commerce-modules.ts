/** Modules of carts, orders, payments and accounts, in the order of their registration. */

import { registerSlots } from './domains/booking/slots';
import { registerVisits } from './domains/booking/visits';
import { createActorResolver, registerAccounts } from './domains/people/accounts';
import { registerLeads } from './domains/people/leads';
import { registerCarts } from './domains/sales/carts';
import { registerDiscounts } from './domains/sales/discounts';
import { registerInvoices } from './domains/sales/invoices';
import { registerOrders } from './domains/sales/orders';
import { registerPayments } from './domains/sales/payments';
import { registerRefunds } from './domains/sales/refunds';
import en from './locales/commerce-en.json';
import pl from './locales/commerce-pl.json';
import leadsEn from './locales/leads-en.json';
import leadsPl from './locales/leads-pl.json';
import paymentsEn from './locales/payments-en.json';
import paymentsPl from './locales/payments-pl.json';
import visitsEn from './locales/visits-en.json';
import visitsPl from './locales/visits-pl.json';
import type { AppDependencies, RouteModule } from './platform/app-types';
import { registerMessages } from './platform/messages';
import type { ResolveActor } from './platform/request-context';

registerMessages({ pl, en });
registerMessages({ pl: visitsPl, en: visitsEn });
registerMessages({ pl: leadsPl, en: leadsEn });
registerMessages({ pl: paymentsPl, en: paymentsEn });

export const commerceModules: RouteModule[] = [
  registerAccounts,
  registerSlots,
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
