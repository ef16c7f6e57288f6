import { moneyText } from '@aksamit/contracts/money';
import en from '../locales/en.json';
import pl from '../locales/pl.json';

export type Texts = typeof pl;

/** Texts in the requested language; Polish for every other language than English. */
export function textsFor(language: string | undefined): { language: 'pl' | 'en'; texts: Texts } {
  return language?.toLowerCase().startsWith('en') ? { language: 'en', texts: en } : { language: 'pl', texts: pl };
}

/** Markup that is not escaped again. */
export class Markup {
  constructor(readonly text: string) {}
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

type Part = string | number | Markup | null | readonly Markup[];

/** Template tag: everything put in is escaped, except markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const written = parts.map((part) => {
    if (part === null) return '';
    if (part instanceof Markup) return part.text;
    if (typeof part === 'object') return part.map((entry) => entry.text).join('');
    return escapeHtml(String(part));
  });
  return new Markup(strings.reduce((text, piece, index) => text + piece + (written[index] ?? ''), ''));
}

/** A whole page. Its one style sheet is a file, so that the strictest policy allows it. */
export function page(language: string, title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
<link rel="icon" href="data:,">
</head>
<body>${body}</body>
</html>`.text;
}

/** `1 234,50 zł`, `£12.00`: for people who test, in the page's language. */
export function amountText(amountMinor: number, currency: string, language: string): string {
  return moneyText(amountMinor, currency, language === 'en' ? 'en' : 'pl');
}

/** Date and time in Warsaw, in the page's language. */
export function timeText(instant: Date, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pl-PL', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Warsaw',
  }).format(instant);
}
