import type { PageContext, Sitemap } from '@aksamit/contracts/platform';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';
import type { ErrorState } from './unavailable';
import { waysOn } from './ways-on';

/** Shown for a missing page when no module could answer "not found". It works without scripts. */
export function notFound(context: PageContext, sitemap: Sitemap): ErrorState {
  return deadEnd(context, sitemap, 'notFound');
}

/** Shown at an address whose page was removed for good. */
export function gone(context: PageContext, sitemap: Sitemap): ErrorState {
  return deadEnd(context, sitemap, 'gone');
}

function deadEnd(context: PageContext, sitemap: Sitemap, texts: 'notFound' | 'gone'): ErrorState {
  const t = pageTexts(context.locale);
  const html = [
    `<div class="unavailable"><h1>${escapeHtml(t(`${texts}.heading`))}</h1>`,
    `<p>${escapeHtml(t(`${texts}.text`))}</p>`,
    waysOn(context, sitemap),
    `<a href="${escapeHtml(`${context.basePath}/`)}">${escapeHtml(t('notFound.home'))}</a></div>`,
  ].join('');
  return { title: t(`${texts}.title`, { brand: context.market.brand.name }), html };
}
