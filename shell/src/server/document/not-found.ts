import type { PageContext } from '@aksamit/contracts/platform';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';
import type { ErrorState } from './unavailable';

/** Shown for a missing page when no module could answer "not found". It works without scripts. */
export function notFound({ locale, basePath, market }: PageContext): ErrorState {
  const t = pageTexts(locale);
  const html = [
    `<div class="unavailable"><h1>${escapeHtml(t('notFound.heading'))}</h1>`,
    `<p>${escapeHtml(t('notFound.text'))}</p>`,
    `<a href="${escapeHtml(`${basePath}/`)}">${escapeHtml(t('notFound.home'))}</a></div>`,
  ].join('');
  return { title: t('notFound.title', { brand: market.brand.name }), html };
}
