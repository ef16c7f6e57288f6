/** Texts of messages, out of their kind and data. */
import type { LocaleCode } from '@aksamit/contracts';
import { durationText } from '../../../platform/duration-text';
import type { MessageTexts } from '../../../platform/message-texts';
import { bookingPolicies } from '../../booking/policies';
import en from '../texts/en.json';
import pl from '../texts/pl.json';
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
  const { greeting, greetingWithoutName } = frames[locale];
  return NAME.test(values.firstName ?? '') ? fill(greeting, values) : greetingWithoutName;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

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
  const { signature } = frames[message.locale];
  const { email } = texts[message.locale];
  const own = Object.hasOwn(email, message.kind) ? email[message.kind] : undefined;
  if (!own)
    throw new Error(
      `Failed to write an e-mail: there is no text for "${message.kind}". Add it to the texts of its domain.`,
    );
  const { rows = [], quotes = [], path } = message.data;
  const values = { ...sinceLater(message.locale), ...message.data.values, secret: message.secret ?? '' };
  const subject = fill(own.subject, values).replace(/\s+/g, ' ');
  const link = path === undefined ? null : `${publicOrigin}${path}${message.secret ?? ''}`;
  const paragraphs = [greetingOf(message), fill(own.lead, values)];
  const foot = [own.foot, signature].filter((part) => part !== '').map((part) => fill(part, values));
  const table = rows.map(({ label, note, value }) => `${label}: ${value}${note ? `\n  ${note}` : ''}`).join('\n');
  const text = [...paragraphs, table, ...quotes, link === null ? '' : `${own.action}:\n${link}`, ...foot]
    .filter((part) => part !== '')
    .join('\n\n');
  return { subject, text, html: htmlOf(message, { subject, paragraphs, action: own.action, link, foot }) };
}

interface HtmlParts {
  subject: string;
  paragraphs: string[];
  action: string;
  link: string | null;
  foot: string[];
}

function htmlOf({ locale, data }: DueMessage, { subject, paragraphs, action, link, foot }: HtmlParts): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #e4d9d6;vertical-align:top';
  const rows = (data.rows ?? []).map(
    ({ label, note, value }) =>
      `<tr><td style="${cell}">${escapeHtml(label)}${note ? `<br><small>${escapeHtml(note)}</small>` : ''}</td>` +
      `<td style="${cell};text-align:right">${escapeHtml(value)}</td></tr>`,
  );
  const table = rows.length === 0 ? '' : `<table role="presentation" width="100%">${rows.join('')}</table>`;
  const button =
    link === null
      ? ''
      : `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:12px;` +
        `background:#9c2750;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>`;
  const quotes = (data.quotes ?? [])
    .map((words) => `<blockquote style="margin:16px 0;white-space:pre-line">${escapeHtml(words)}</blockquote>`)
    .join('');
  const lines = (parts: string[]) => parts.map((part) => `<p>${escapeHtml(part)}</p>`).join('');
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    '<body style="font-family:sans-serif;color:#2b2226;max-width:600px;margin:0 auto;padding:16px;line-height:1.5">' +
    `${lines(paragraphs)}${table}${quotes}${button}${lines(foot)}</body></html>`
  );
}

/**
 * Text of an SMS; `{secret}` is its code.
 * @throws when there is no text for its kind
 */
export function smsText(message: DueMessage, texts: Record<LocaleCode, MessageTexts>): string {
  const { sms } = texts[message.locale];
  const own = Object.hasOwn(sms, message.kind) ? sms[message.kind] : undefined;
  if (!own)
    throw new Error(
      `Failed to write an SMS: there is no text for "${message.kind}". Add it to the texts of its domain.`,
    );
  return fill(own, { ...message.data.values, secret: message.secret ?? '' });
}
