import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleCode, Sitemap } from '@aksamit/contracts/platform';
import { globalCss } from '@aksamit/ui/theme';
import { contentSecurityPolicy } from '../document/content-security-policy';
import { escapeHtml } from '../document/escape-html';
import { pageTexts } from '../document/page-texts';
import { UNAVAILABLE_CSS } from '../document/unavailable';
import { waysOn } from '../document/ways-on';
import { answer, visitorLocale } from '../http/answers';
import { securityHeaders } from './security-headers';

/** Without releases there are no font files: the page uses the fallback fonts. */
const ownFace = /@font-face\{[^}]*url\([^}]*\}/g;
const CSS = [
  globalCss({ fontBaseUrl: '' }).replaceAll(ownFace, ''),
  UNAVAILABLE_CSS,
  '.unavailable div{display:grid;gap:1.25rem;justify-items:start;margin-top:1.5rem;padding-top:2.5rem;border-top:1px solid var(--color-border)}',
].join('');

/**
 * The page of a server that has no releases or no markets yet: a text in both languages, the visitor's first, since the
 * address's language is unknown. It needs no script, no file and no API; its retry link is its own address.
 */
export function answerNotReady(request: IncomingMessage, response: ServerResponse, scheme: 'http' | 'https'): void {
  answerAlone(request, response, scheme, 'notReady');
}

/**
 * The same when a link cannot be followed while the API is away. The address may hold a token, so no referrer is sent.
 */
export function answerAway(request: IncomingMessage, response: ServerResponse, scheme: 'http' | 'https'): void {
  answerAlone(request, response, scheme, 'unavailable');
}

/** The same for a client that has used up its share of the rendering, with the page's language first. */
export function answerBusy(
  request: IncomingMessage,
  response: ServerResponse,
  scheme: 'http' | 'https',
  locale: LocaleCode,
): void {
  answerAlone(request, response, scheme, 'busy', { locale });
}

/**
 * The same for a request that failed here, with ways on in the visitor's language: other pages may well be shown.
 * @param sitemap of the deployed modules; undefined: none is known yet
 */
export function answerFailed(request: IncomingMessage, response: ServerResponse, sitemap?: Sitemap): void {
  const locale = visitorLocale(request);
  const basePath = BASE_PATHS[locale];
  const home = `<p><a href="${basePath}/">${escapeHtml(pageTexts(locale)('notFound.home'))}</a></p>`;
  const ways = waysOn({ locale, basePath }, sitemap ?? {}) + home;
  answerAlone(request, response, 'http', 'failed', { locale, ways });
}

/** Of the Polish market, which every deployment has. */
const BASE_PATHS: Record<LocaleCode, string> = { pl: '', en: '/en' };

type Texts = 'notReady' | 'unavailable' | 'busy' | 'failed';

/** Status, and `Retry-After` in seconds. */
const ANSWERS: Record<Texts, [status: number, retryAfter: string]> = {
  notReady: [503, '2'],
  unavailable: [503, '2'],
  busy: [429, '5'],
  failed: [500, '5'],
};

function answerAlone(
  request: IncomingMessage,
  response: ServerResponse,
  scheme: 'http' | 'https',
  texts: Texts,
  { locale = visitorLocale(request), ways = '' }: { locale?: LocaleCode; ways?: string } = {},
): void {
  const [status, retryAfter] = ANSWERS[texts];
  const other = locale === 'pl' ? 'en' : 'pl';
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(pageTexts(locale)(`${texts}.title`))}</title><style>${CSS}</style></head><body>`,
    `<main class="unavailable">${words(locale, texts, 'h1')}${retry(locale, request)}${ways}`,
    `<div lang="${other}">${words(other, texts, 'h2')}${retry(other, request)}</div></main></body></html>`,
  ].join('');
  const https = scheme === 'https';
  const headers = {
    ...securityHeaders(texts === 'unavailable' || texts === 'failed' ? 'private' : 'public'),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfter,
    vary: 'accept-language',
    'content-security-policy': contentSecurityPolicy({ styles: [CSS], https, development: false }),
  };
  answer(request, response, status, headers, html);
}

function words(locale: LocaleCode, texts: Texts, heading: 'h1' | 'h2'): string {
  const t = pageTexts(locale);
  return `<${heading}>${escapeHtml(t(`${texts}.title`))}</${heading}><p>${escapeHtml(t(`${texts}.text`))}</p>`;
}

/** Two slashes or backslashes at the start of the address would lead to another host. */
function retry(locale: LocaleCode, { url = '/' }: IncomingMessage): string {
  return `<a href="${escapeHtml(url.replace(/^[/\\]+/, '/'))}">${escapeHtml(pageTexts(locale)('unavailable.retry'))}</a>`;
}
