import type { LocaleCode } from '@aksamit/shared-kit/contracts';
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
  /** Fill `{name}` in the texts. Without a `firstName` the greeting names nobody. */
  values: Record<string, string>;
  /** Table of an e-mail: what was ordered, what it costs. */
  rows?: { label: string; note?: string; value: string }[];
  /** Where the e-mail's button leads on the shop's own origin; the secret is put to its end. */
  path?: string;
  /** What a person wrote, shown as it was written. */
  quotes?: string[];
  /** Whom an answer goes to, if not to the shop. */
  replyTo?: string;
  /** Goes along as a PDF; the message's secret is its code. */
  voucher?: VoucherDocument;
  /** Goes along as a calendar file. */
  calendar?: CalendarVisit;
}

interface MessageBasis {
  /** Names the cause; a second message with the same key is not written. */
  onceKey: string;
  locale: LocaleCode;
  data: MessageData;
  /** Code or token; kept only until the message is sent. */
  secret?: string;
  /** How long the message is of use; three days unless said. */
  usefulSeconds?: number;
}

/** A message to write into the outbox. */
export type NewMessage =
  | (MessageBasis & { channel: 'email'; kind: EmailKind; to: string })
  /** `to`: prefix and number, digits only. */
  | (MessageBasis & { channel: 'sms'; kind: SmsKind; to: string });

/** A message that is due. */
export interface DueMessage {
  /** UUID, the same on every try. */
  id: string;
  kind: string;
  recipient: string;
  locale: LocaleCode;
  data: MessageData;
  secret: string | null;
  /** This try included. */
  tries: number;
}

/** What became of one try. `later` may have arrived nevertheless: the next try carries the same id. */
export type Delivery = { state: 'taken' } | { state: 'refused'; why: string } | { state: 'later'; why: string };
