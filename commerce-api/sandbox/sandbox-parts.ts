import type { CheckoutParts } from './checkouts/checkout-pages';
import type { EInvoiceParts } from './e-invoices/ksef-store';
import type { GatewayKeys } from './gateway-keys';
import type { GusSessions } from './gus/bir-answers';
import type { ReceivedList, ReceivedMail, ReceivedSms } from './messages/received';
import type { Behaviour } from './misbehaviour';
import type { TransactionStore } from './przelewy24/transaction-store';
import type { WebhookSender } from './przelewy24/webhooks';
import type { EventList } from './sentry/event-list';
import type { SandboxProject } from './sentry/project';

/** What the stand-ins share: their data, and how each misbehaves. */
export interface SandboxParts {
  keys: GatewayKeys;
  store: TransactionStore;
  webhooks: WebhookSender;
  publicOrigin: string;
  checkouts: CheckoutParts[];
  eInvoices: EInvoiceParts;
  mail: { list: ReceivedList<ReceivedMail>; behaviour: Behaviour };
  sms: { token: string; list: ReceivedList<ReceivedSms>; behaviour: Behaviour };
  sentry: { dsn: string; project: SandboxProject; events: EventList; behaviour: Behaviour };
  gus: { key: string; sessions: GusSessions; behaviour: Behaviour };
  exchangeRates: { behaviour: Behaviour };
  /** How the gateways answer the shop's calls; the misbehavior of their webhooks is configured apart. */
  calls: Record<'przelewy24' | 'paypal' | 'stripe', Behaviour>;
}
