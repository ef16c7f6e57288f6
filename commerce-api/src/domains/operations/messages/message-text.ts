/** Texts of messages, out of their kind and data. */

import type { LocaleCode } from '@aksamit/contracts';
import { letterParts } from '@aksamit/contracts/letter-parts';
import { moneyText } from '@aksamit/contracts/money';
import { DEFAULT_VOUCHER_DESIGN } from '@aksamit/contracts/voucher-designs';
import { durationText } from '../../../platform/duration-text';
import type { MessageTexts } from '../../../platform/message-texts';
import { bookingPolicies } from '../../booking/policies';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
import { type EmailParts, emailHtml } from './email-html';
import { gsmText } from './gsm-text';
import type { DueMessage } from './message-kinds';

const frames = { pl: pl.frame, en: en.frame };

/** An e-mail's contents. */
export interface EmailText {
  subject: string;
  text: string;
  html: string;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Letters of any language, blanks, apostrophes and hyphens, as names have them. */
const NAME = /^\p{L}[\p{L}\p{M}' ’-]{0,39}$/u;

/**
 * The greeting of an e-mail. Anybody can sign up with any name and any address: text that is not a name, or could be a
 * link, is not sent to the owner of that address.
 */
function greetingOf({ locale, data: { values } }: DueMessage): string {
  return nameGreeting(values.firstName ?? '', locale);
}

function nameGreeting(firstName: string, locale: LocaleCode): string {
  const { greeting, greetingWithoutName } = frames[locale];
  return NAME.test(firstName) ? fill(greeting, { firstName }) : greetingWithoutName;
}

/** What stands around a text that a person wrote, unless they greet and sign in it themselves. */
export const personalFrame = (firstName: string, locale: LocaleCode) => ({
  greeting: nameGreeting(firstName, locale),
  signature: frames[locale].personalSignature,
});

/** What a person wrote, greeted and signed once: their own words where they have them. */
function personalParts({ locale, data: { values, quotes = [] } }: DueMessage) {
  const frame = personalFrame(values.firstName ?? '', locale);
  const letter = letterParts(quotes.join('\n\n'));
  return {
    greeting: letter.greeting ?? frame.greeting,
    quotes: [letter.body],
    signature: letter.signature ?? frame.signature,
  };
}

/** The same of a message that the shop wrote. */
const automaticParts = (message: DueMessage) => ({
  greeting: greetingOf(message),
  quotes: message.data.quotes ?? [],
  signature: frames[message.locale].signature,
});

export interface EmailOptions {
  /** Origin of the links, without a slash at the end. */
  publicOrigin: string;
  texts: Record<LocaleCode, MessageTexts>;
}

/** Values that messages lack which an older API wrote. */
const sinceLater = (locale: LocaleCode) => ({
  notice: durationText('hours', bookingPolicies.of('pl').cancellationNoticeHours, locale),
});

/**
 * Subject, text and HTML of an e-mail; text and HTML have the same content.
 * @throws when there is no text for its kind
 */
export function emailText(message: DueMessage, { publicOrigin, texts }: EmailOptions): EmailText {
  const { email } = texts[message.locale];
  const own = Object.hasOwn(email, message.kind) ? email[message.kind] : undefined;
  if (!own)
    throw new Error(
      `Failed to write an e-mail: there is no text for "${message.kind}". Add it to the texts of its domain.`,
    );
  const { rows = [], path, isPersonal } = message.data;
  const values = { ...sinceLater(message.locale), ...message.data.values, secret: message.secret ?? '' };
  const subject = fill(own.subject, values).replace(/\s+/g, ' ');
  const link = path === undefined ? null : `${publicOrigin}${path}${message.secret ?? ''}`;
  const { greeting, quotes, signature } = isPersonal ? personalParts(message) : automaticParts(message);
  const paragraphs = [greeting, fill(own.lead, values)].filter((paragraph) => paragraph !== '');
  const { brand } = frames[message.locale];
  const foot = { note: fill(own.foot, values), signature };
  const parts = { brand, subject, paragraphs, rows, gift: giftOf(message), quotes, action: own.action, link, ...foot };
  return { subject, text: plainText(parts), html: emailHtml(message.locale, parts) };
}

/** The voucher that a message brings, null without one. */
function giftOf({ locale, data: { voucher } }: DueMessage): EmailParts['gift'] {
  if (!voucher) return null;
  const { amountMinor, currency, design = DEFAULT_VOUCHER_DESIGN } = voucher;
  return { title: { pl, en }[locale].voucher.title, amount: moneyText(amountMinor, currency, locale), design };
}

function plainText({ paragraphs, rows, quotes, action, link, note, signature }: EmailParts): string {
  const table = rows.map((row) => `${row.label}: ${row.value}${row.note ? `\n  ${row.note}` : ''}`).join('\n');
  const button = link === null || action === '' ? '' : `${action}:\n${link}`;
  return [...paragraphs, table, ...quotes, button, note, signature].filter((part) => part !== '').join('\n\n');
}

/**
 * Text of an SMS, in the letters that one of 160 may have; `{secret}` is its code.
 * @throws when there is no text for its kind
 */
export function smsText(message: DueMessage, texts: Record<LocaleCode, MessageTexts>): string {
  const { sms } = texts[message.locale];
  const own = Object.hasOwn(sms, message.kind) ? sms[message.kind] : undefined;
  if (!own)
    throw new Error(
      `Failed to write an SMS: there is no text for "${message.kind}". Add it to the texts of its domain.`,
    );
  return gsmText(fill(own, { ...message.data.values, secret: message.secret ?? '' })).trim();
}
