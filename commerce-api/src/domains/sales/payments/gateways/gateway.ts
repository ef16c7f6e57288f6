import type { PaymentMethod, PaymentRefusal, Wallet } from '@aksamit/contracts';

/** The gateway did not answer, or not as documented. The outcome of the call is unknown. */
export class GatewayUnavailable extends Error {}
/** The gateway refused the call. */
export class GatewayRefused extends Error {}
/** The gateway does not offer this method now. */
export class MethodNotOffered extends GatewayRefused {}

/** A payment attempt as gateways see it. `sessionId` is ours and unique; amounts are frozen, in minor units. */
export interface GatewayPayment {
  id: string;
  sessionId: string;
  paymentMethod: PaymentMethod;
  /** Chosen by the payer for the page that is opened; not stored. */
  wallet?: Wallet | undefined;
  amount: number;
  currency: string;
  /** The gateway's id of the attempt, when it gives one on opening. */
  gatewayId: string | null;
  /** The gateway's id of the money; known from the completion on. */
  externalId: string | null;
}

/** Data passed to gateways about the payer and the order. */
export interface PayingOrder {
  number: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  locale: string;
  address: { address: string; city: string; postalCode: string } | null;
  /** A slot is held: only methods that complete at once are allowed. */
  hasHeldSlot: boolean;
}

/** A BLIK code, and the data of the payer's browser that the gateway requires. */
export interface BlikCharge {
  code: string;
  ip: string;
  userAgent: string;
}

/**
 * The outcome of a charged code. `accepted`: the payer is to confirm in the bank's app; `unknown`: perhaps;
 * `notOffered`: the gateway accepts no codes from this shop, its own page does.
 */
export type CodeCharge =
  | { outcome: 'accepted' | 'unknown' }
  | { outcome: 'refused'; refusal: PaymentRefusal }
  | { outcome: 'notOffered'; redirectUrl: string };

export interface OpenedAttempt {
  redirectUrl: string;
  gatewayId: string | null;
}

/** Money that the gateway reports as received. */
export interface SettledMoney {
  externalId: string;
  amount: number;
  currency: string;
}

/** `none`: no payment was begun; `waiting`: begun, the money is on its way; `ended`: it can no longer be paid. */
export type GatewayStatus =
  | { state: 'none' | 'waiting' | 'ended' | 'refunded' }
  | ({ state: 'paid' | 'verified' } & SettledMoney);

/**
 * The contents of an authenticated webhook about an attempt. It is a hint only: the gateway is queried before anything
 * is completed.
 */
export type PaymentWebhook =
  | ({ kind: 'paid'; sessionId: string; gatewayId: string | null } & SettledMoney)
  | { kind: 'ended'; sessionId: string; gatewayId: string | null }
  /** The bank did not accept the code. */
  | { kind: 'refused'; sessionId: string; gatewayId: null; refusal: PaymentRefusal };

/** `other`: an event that the shop ignores; whether the gateway sent it may be unknown. */
export type GatewayWebhook = PaymentWebhook | { kind: 'other' };

export interface ReceivedWebhook {
  /** As it came, for signatures. */
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Why a webhook is refused: not in this gateway's format, headers missing or malformed, a foreign certificate, sent too
 * long ago or in the future, about a payment that is not open here, a wrong signature.
 */
export type Disbelief = 'shape' | 'headers' | 'certificate' | 'time' | 'unknownPayment' | 'signature';

/** The shop's data that a webhook parser needs. */
export interface WebhookChecks {
  now: Date;
  /**
   * Called before a gateway verifies its webhook; false when the webhook is about no payment of that gateway. Throws
   * when the sender has exceeded the limit of wrong webhooks.
   */
  mayAskAbout(sessionId: string): Promise<boolean>;
}

/** One line of a gateway's list of a day. */
export interface GatewayEntry extends SettledMoney {
  /** Ours; null when the list does not contain it. */
  sessionId: string | null;
}

/** The payer's return URL, and the webhook URL. */
export interface GatewayUrls {
  back: string;
  webhooks: string;
}

/** A payment gateway. Every call throws GatewayUnavailable or GatewayRefused. */
export interface PaymentGateway {
  /** Its name in the list of providers. */
  readonly provider: string;
  /** The payment time limit that is passed to the gateway. */
  readonly timeLimitMinutes: number;
  /** Opens a payment attempt. Idempotent by attempt. @throws MethodNotOffered */
  open(payment: GatewayPayment, order: PayingOrder, urls: GatewayUrls): Promise<OpenedAttempt>;
  /** Opens a payment attempt and charges a BLIK code for it, without a redirect. Missing: the gateway cannot. */
  chargeCode?(payment: GatewayPayment, order: PayingOrder, urls: GatewayUrls, blik: BlikCharge): Promise<CodeCharge>;
  /** Verifies, or captures, the money of an attempt. Null: there is none. Idempotent. */
  confirm(payment: GatewayPayment, externalId: string): Promise<SettledMoney | null>;
  find(payment: GatewayPayment): Promise<GatewayStatus>;
  /** True when the refund is accepted, false when refused. `id` (a UUID) makes a repeat the same refund. */
  refund(payment: GatewayPayment, refund: { id: string; amount: number }): Promise<boolean>;
  /** Everything paid from one instant up to another. */
  list(from: Date, to: Date): Promise<GatewayEntry[]>;
  /**
   * Parses a webhook, or returns why it is rejected. The gateway itself is called last, after all checks that cost
   * nothing.
   */
  parseWebhook(webhook: ReceivedWebhook, checks: WebhookChecks): Promise<GatewayWebhook | Disbelief>;
}
