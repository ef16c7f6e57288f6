/** The HTML part of an e-mail in the brand's look: tables and inline styles, which all mail programs take. */
import type { LocaleCode } from '@aksamit/contracts';
import { brandColors as color, darkBrandColors as dark } from '../documents';
import { type EmailGift, giftCard } from './email-gift';
import type { DueMessage } from './message-kinds';

const SANS = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Mail programs that follow the scheme take these; others show the light colours, which are written at each element. */
const DARK_STYLE =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){' +
  `.page{background:${dark.paper}!important}.card{background:${dark.surface}!important}` +
  `.card,.cell{border-color:${dark.border}!important}.ink{color:${dark.ink}!important}` +
  `.muted{color:${dark.inkMuted}!important}.point{color:${color.blush}!important}}`;

/** Contents of an e-mail, as people read them. */
export interface EmailParts {
  brand: string;
  subject: string;
  paragraphs: readonly string[];
  rows: NonNullable<DueMessage['data']['rows']>;
  /** A voucher that it brings; null: none. */
  gift: EmailGift | null;
  /** Words of people, with their line breaks. */
  quotes: readonly string[];
  action: string;
  /** Address of the button; null: none. */
  link: string | null;
  /** Small print of the message; empty: none. */
  note: string;
  signature: string;
}

/** The whole document. */
export function emailHtml(locale: LocaleCode, parts: EmailParts): string {
  const { brand, subject, signature } = parts;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(subject)}</title><style>${DARK_STYLE}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:${color.paper}">` +
    `<table ${TABLE} class="page" width="100%" bgcolor="${color.paper}" style="background:${color.paper}">` +
    '<tr><td align="center" style="padding:24px 12px 32px">' +
    `<table ${TABLE} width="600" style="width:100%;max-width:600px">` +
    `<tr><td style="padding:4px 4px 20px">${wordmark(brand)}</td></tr>` +
    `<tr><td class="card" bgcolor="${color.surface}" style="padding:28px 24px;background:${color.surface};` +
    `border:1px solid ${color.border};border-radius:12px">${card(parts)}</td></tr>` +
    `<tr><td style="padding:16px 4px 0">${muted(signature, ';white-space:pre-line')}</td></tr></table></td></tr></table></body></html>`
  );
}

/** The brand's name set as its logo: lower case, with a point in the accent colour. */
const wordmark = (brand: string) =>
  `<span class="ink" translate="no" style="font-family:${SERIF};font-size:30px;font-weight:600;line-height:1;` +
  `letter-spacing:-.035em;color:${color.ink}">${escapeHtml(brand.toLocaleLowerCase('pl'))}` +
  `<span class="point" style="color:${color.accent}">.</span></span>`;

function card({ subject, paragraphs, rows, gift, quotes, action, link, note }: EmailParts): string {
  const heading =
    `<h1 class="ink" style="margin:0 0 16px;font-family:${SERIF};font-size:24px;line-height:1.25;font-weight:600;text-wrap:balance;` +
    `color:${color.ink}">${unbroken(subject)}</h1>`;
  const lines = paragraphs.map((text) => `<p class="ink" style="${INK_TEXT}">${unbroken(text)}</p>`).join('');
  const quoted = quotes
    .map(
      (words) =>
        `<blockquote class="ink cell" style="${INK_TEXT};margin:0 0 16px;padding:4px 0 4px 16px;` +
        `border-left:3px solid ${color.border};white-space:pre-line">${escapeHtml(words)}</blockquote>`,
    )
    .join('');
  const button = link === null || action === '' ? '' : buttonOf(action, link);
  const voucher = gift === null ? '' : giftCard(gift, escapeHtml, { sans: SANS, serif: SERIF });
  return `${heading}${voucher}${lines}${tableOf(rows)}${quoted}${button}${note === '' ? '' : muted(note)}`;
}

const INK_TEXT = `margin:0 0 16px;font-family:${SANS};font-size:16px;line-height:1.55;color:${color.ink}`;

const muted = (text: string, style = '') =>
  `<p class="muted" style="margin:0;font-family:${SANS};font-size:13px;line-height:1.5;` +
  `color:${color.inkMuted}${style}">${unbroken(text)}</p>`;

/** A button that is one cell: its ground is shown by programs that know no padding of links. */
const buttonOf = (action: string, link: string) =>
  `<table ${TABLE} style="margin:8px 0 24px"><tr><td bgcolor="${color.accent}" style="border-radius:999px;` +
  `background:${color.accent}"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;` +
  `font-family:${SANS};font-size:16px;font-weight:600;line-height:1.25;color:${color.accentInk};` +
  `text-decoration:none">${escapeHtml(action)}</a></td></tr></table>`;

function tableOf(rows: EmailParts['rows']): string {
  if (rows.length === 0) return '';
  const cell = `padding:10px 0;border-bottom:1px solid ${color.border};vertical-align:top`;
  const text = `font-family:${SANS};font-size:16px;line-height:1.45;overflow-wrap:break-word;color:${color.ink}`;
  // An address of an e-mail in it does not widen its column; words of labels and values are whole.
  const small = `<br><span class="muted" style="font-size:14px;white-space:pre-line;overflow-wrap:anywhere;color:${color.inkMuted}">`;
  const lines = rows.map(
    ({ label, note, value }) =>
      `<tr><td class="cell ink" style="${cell};${text}">${escapeHtml(label)}` +
      `${note ? `${small}${escapeHtml(note)}</span>` : ''}</td>` +
      `<td class="cell ink" align="right" style="${cell};${text};padding-left:16px;text-align:right;font-weight:600">` +
      `${unbroken(value)}</td></tr>`,
  );
  return `<table ${TABLE} width="100%" style="margin:0 0 20px">${lines.join('')}</table>`;
}

/** A word of one letter, or a number, before a word: neither ends a line. Not the end of an order's number: it may. */
const HANGING = /(?<![\p{L}\p{N}-])([aiouwz]|\d[\d:,.]*) (?=\p{L})/giu;

/** Numbers of orders and forms, codes of vouchers, and the word e-mail in its cases. */
const CODES = /\b(?:[A-Z]{2}-\d{4}-\d{6,9}|[A-Z\d]{4}(?:-[A-Z\d]{4}){3}|[Ee]-mail[a-z]*)\b/g;

/** Text whose numbers stay with what they count, and whose codes are each in one line: mail programs break at hyphens. */
const unbroken = (text: string) =>
  escapeHtml(text.replace(HANGING, '$1\u00a0')).replace(CODES, '<span style="white-space:nowrap">$&</span>');

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
