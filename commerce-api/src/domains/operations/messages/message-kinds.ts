import type { LocaleCode } from '@aksamit/contracts';
import type { CalendarVisit } from '../documents';
import type pl from '../texts/pl.json';
import type { VoucherDocument } from './voucher-document';

/**
 * Kinds of e-mails: those that the texts of a domain have under `email`. Each `domain.ts` adds its own to the
 * type, so that only a kind with a text can be queued.
 */
export interface EmailKinds extends Record<keyof typeof pl.email, true> {}
/** Kinds of SMS: those that the texts of a domain have under `sms`, added likewise. This domain sends none of its own. */
export interface SmsKinds extends Record<never, true> {}
export type EmailKind = keyof EmailKinds;
export type SmsKind = keyof SmsKinds;

export interface MessageData {
  /** Fill `{name}` in the texts. Without a `firstName` the greeting has no name. */
  values: Record<string, string>;
  /** Table of an e-mail: ordered items and prices. */
  rows?: { label: string; note?: string; value: string }[];
  /** Path of the e-mail's button on the shop's own origin; the secret is appended. */
  path?: string;
  /**
   * Path by which a mail program ends a subscription at one press (RFC 8058: `List-Unsubscribe` and
   * `List-Unsubscribe-Post`); the secret is appended.
   */
  oneClickPath?: string;
  /** Text written by a person, shown unchanged. */
  quotes?: string[];
  /** A person of the shop wrote its `quotes`: people sign it, not the machine, and their own greeting stands first. */
  isPersonal?: true;
  /** Reply address, if not the shop's. */
  replyTo?: string;
  /** Attached as a PDF; the message's secret is its code. */
  voucher?: VoucherDocument;
  /** Attached as a calendar file. */
  calendar?: CalendarVisit;
  /** The visit that it is about, at the time that it names: what replaces it when it is refused for good. */
  visit?: { id: string; startAt: string };
  /** Set when it was refused for good: the channel of what was sent instead. */
  replacedBy?: 'email';
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
  attempts: number;
}

/** The outcome of one attempt. `later` may have arrived nevertheless: the next attempt carries the same id. */
export type Delivery = { state: 'taken' } | { state: 'refused'; why: string } | { state: 'later'; why: string };
