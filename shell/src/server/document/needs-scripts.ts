import type { PageContext } from '@aksamit/contracts/platform';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';

export const NEEDS_SCRIPTS_CSS =
  '.needs-scripts{max-width:46rem;margin:1.5rem auto;padding:0 var(--gutter);display:grid;gap:.75rem}' +
  '.needs-scripts a{color:var(--color-accent);font-weight:600}';

/**
 * The noscript notice above a page that only works with scripts: what to do, and the phone number. When the page's own
 * part is not in the document, the notice provides the page's heading.
 */
export function needsScriptsHtml({ locale, market }: PageContext, isEmpty: boolean): string {
  const t = pageTexts(locale);
  const { phone } = market.brand;
  const link = `<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a>`;
  return [
    '<noscript><div class="needs-scripts">',
    isEmpty ? `<h1>${escapeHtml(t('needsScripts.title'))}</h1>` : '',
    `<p>${escapeHtml(t(isEmpty ? 'needsScripts.empty' : 'needsScripts.text'))}</p>`,
    `<p>${escapeHtml(t('needsScripts.call'))} ${link}</p>`,
    '</div></noscript>',
  ].join('');
}
