import type { PaymentMethod, PaymentRefusal } from '@aksamit/shared-kit/contracts';

/** Who moves the money of a try. `salon`: nobody outside. */
export type PaymentProvider = 'przelewy24' | 'paypal' | 'stripe' | 'salon';

/** The gateway did not answer, or not as documented. What became of the call is not known. */
export class GatewayUnavailable extends Error {}
/** The gateway refused the call. */
export class GatewayRefused extends Error {}
/** The gateway does not offer this method now. */
export class MethodNotOffered extends GatewayRefused {}

/** A try as gateways see it. `sessionId` is ours and unique; amounts are frozen, in minor units. */
export interface GatewayPayment {
  id: string;
  sessionId: string;
  paymentMethod: PaymentMethod;
  amount: number;
  currency: string;
  /** The gateway's id of the try, when it gives one on opening. */
  gatewayId: string | null;
  /** The gateway's id of the money; known from the completion on. */
  externalId: string | null;
}

/** What gateways are told about who pays for what. */
export interface PayingOrder {
  number: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  locale: string;
  address: { address: string; city: string; postalCode: string } | null;
  /** A slot is held: only what settles at once will do. */
  hasHeldSlot: boolean;
}

/** A BLIK code, and whose browser it was typed in, as the gateway wants to know. */
export interface BlikCharge {
  code: string;
  ip: string;
  userAgent: string;
}

/**
 * What became of a charged code. `accepted`: the payer is to confirm in the bank's app; `unknown`: perhaps;
 * `notOffered`: the gateway takes no codes from this shop, its own page does.
 */
export type CodeCharge =
  | { outcome: 'accepted' | 'unknown' }
  | { outcome: 'refused'; refusal: PaymentRefusal }
  | { outcome: 'notOffered'; redirectUrl: string };

export interface OpenedTry {
  redirectUrl: string;
  gatewayId: string | null;
}

/** Money that the gateway itself says it has. */
export interface SettledMoney {
  externalId: string;
  amount: number;
  currency: string;
}

/** `none`: no payment was begun; `waiting`: begun, the money is on its way; `ended`: it can no longer be paid. */
export type GatewayStatus =
  | { state: 'none' | 'waiting' | 'ended' | 'refunded' }
  | ({ state: 'paid' | 'verified' } & SettledMoney);

/** What a believed notice says. It is a hint only: the gateway is asked before anything is completed. */
export type GatewayNotice =
  | ({ kind: 'paid'; sessionId: string; gatewayId: string | null } & SettledMoney)
  | { kind: 'ended'; sessionId: string; gatewayId: string | null }
  /** The bank did not take a code. */
  | { kind: 'refused'; sessionId: string; gatewayId: null; refusal: PaymentRefusal }
  | { kind: 'other' };

export interface ReceivedNotice {
  /** As it came, for signatures. */
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/** One line of a gateway's list of a day. */
export interface GatewayEntry extends SettledMoney {
  /** Ours; null when the list does not say. */
  sessionId: string | null;
}

/** Where the payer comes back to, and where notices go. */
export interface GatewayUrls {
  back: string;
  notices: string;
}

/** A payment gateway. Every call throws GatewayUnavailable or GatewayRefused. */
export interface PaymentGateway {
  readonly provider: PaymentProvider;
  /** How long a payer has, as told to the gateway. */
  readonly timeLimitMinutes: number;
  /** Opens a try. A repeat for the same try opens no second one. @throws MethodNotOffered */
  open(payment: GatewayPayment, order: PayingOrder, urls: GatewayUrls): Promise<OpenedTry>;
  /** Opens a try and charges a BLIK code for it, without a redirect. Missing: the gateway cannot. */
  chargeCode?(payment: GatewayPayment, order: PayingOrder, urls: GatewayUrls, blik: BlikCharge): Promise<CodeCharge>;
  /** Verifies, or takes, the money of a try. Null: there is none. Repeats take nothing twice. */
  confirm(payment: GatewayPayment, externalId: string): Promise<SettledMoney | null>;
  find(payment: GatewayPayment): Promise<GatewayStatus>;
  /** True when the money goes back, false when refused. `id` (a UUID) makes a repeat the same refund. */
  refund(payment: GatewayPayment, refund: { id: string; amount: number }): Promise<boolean>;
  /** Everything paid from one instant up to another. */
  list(from: Date, to: Date): Promise<GatewayEntry[]>;
  /** Null: it is not believed. */
  readNotice(notice: ReceivedNotice): Promise<GatewayNotice | null>;
}
