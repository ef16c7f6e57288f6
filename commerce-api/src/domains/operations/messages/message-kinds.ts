import type { LocaleCode } from '@aksamit/contracts';
import type { CalendarVisit } from '../documents';
import type { VoucherDocument } from './voucher-document';

/** What messages are about; their texts are in `locales/messages-*.json` under these names. */
export const EMAIL_KINDS = [
  'orderPlaced',
  'paymentReceived',
  'paymentFailed',
  'orderCanceled',
  'orderRefunded',
  'slotLost',
  'withdrawalReceived',
  'visitBooked',
  'visitMoved',
  'visitCanceled',
  'visitRefused',
  'visitReminder',
  'waitingListOffer',
  'voucherIssued',
  'leadReceived',
  'leadForShop',
  'leadAnswered',
  'leadAccepted',
  'leadRejected',
  'applicationLink',
  'passwordReset',
  'activation',
  'emailChange',
  'emailChangeRequested',
  'emailChanged',
  'phoneChanged',
  'secondFactorAdded',
  'secondFactorRemoved',
  'secondFactorReset',
  'recoveryCodeUsed',
  'accountDeleted',
  'accountIdle',
] as const;
export const SMS_KINDS = ['loginCode', 'phoneCode'] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
export type SmsKind = (typeof SMS_KINDS)[number];

export interface MessageData {
  /** Fill `{name}` in the texts. Without a `firstName` the greeting has no name. */
  values: Record<string, string>;
  /** Table of an e-mail: ordered items and prices. */
  rows?: { label: string; note?: string; value: string }[];
  /** Path of the e-mail's button on the shop's own origin; the secret is appended. */
  path?: string;
  /** Text written by a person, shown unchanged. */
  quotes?: string[];
  /** Reply address, if not the shop's. */
  replyTo?: string;
  /** Attached as a PDF; the message's secret is its code. */
  voucher?: VoucherDocument;
  /** Attached as a calendar file. */
  calendar?: CalendarVisit;
}

interface MessageBasis {
  /** Names the cause; a second message with the same key is not written. */
  onceKey: string;
  locale: LocaleCode;
  data: MessageData;
  /** Code or token; stored only until the message is sent. */
  secret?: string;
  /** Lifetime of the message; three days unless set. */
  usefulSeconds?: number;
}

/** A message to write into the outbox. */
export type NewMessage =
  | (MessageBasis & { channel: 'email'; kind: EmailKind; to: string })
  /** `to`: prefix and number, digits only. */
  | (MessageBasis & { channel: 'sms'; kind: SmsKind; to: string });

/** A message that is due. */
export interface DueMessage {
  /** UUID, the same on every attempt. */
  id: string;
  kind: string;
  recipient: string;
  locale: LocaleCode;
  data: MessageData;
  secret: string | null;
  /** This attempt included. */
  tries: number;
}

/** The outcome of one attempt. `later` may have arrived nevertheless: the next attempt carries the same id. */
export type Delivery = { state: 'taken' } | { state: 'refused'; why: string } | { state: 'later'; why: string };
