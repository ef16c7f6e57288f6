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

/** What a believed notice says of a try. It is a hint only: the gateway is asked before anything is completed. */
export type PaymentNotice =
  | ({ kind: 'paid'; sessionId: string; gatewayId: string | null } & SettledMoney)
  | { kind: 'ended'; sessionId: string; gatewayId: string | null }
  /** The bank did not take a code. */
  | { kind: 'refused'; sessionId: string; gatewayId: null; refusal: PaymentRefusal };

/** `other`: of nothing that the shop acts on; whether the gateway sent it may be unknown. */
export type GatewayNotice = PaymentNotice | { kind: 'other' };

export interface ReceivedNotice {
  /** As it came, for signatures. */
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Why a webhook is refused: no webhook of this gateway by its looks, headers missing or malformed, a certificate from
 * elsewhere, sent too long ago or in the future, about a payment that is not open here, a wrong signature.
 */
export type Disbelief = 'shape' | 'headers' | 'certificate' | 'time' | 'unknownPayment' | 'signature';

/** What a reader of notices needs to know of the shop. */
export interface NoticeChecks {
  now: Date;
  /**
   * Asked before a gateway is asked whether a notice is its own; false when it is about no payment of that gateway.
   * Throws when the sender has been wrong too often.
   */
  mayAskAbout(sessionId: string): Promise<boolean>;
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
  /** What a notice says, or why it is not believed. The gateway itself is asked last, after all that costs nothing. */
  readNotice(notice: ReceivedNotice, checks: NoticeChecks): Promise<GatewayNotice | Disbelief>;
}
