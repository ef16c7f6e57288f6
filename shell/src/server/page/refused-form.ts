import type { FormRefusal } from '../rendering/render-job';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';
import type { PlannedPage } from './plan-page';
import type { Trouble } from './unavailable';

const STATUS = { needsScripts: 405, crossOrigin: 403, unreadable: 400, tooMany: 429, failed: 503, late: 504 } as const;

/** Seconds after which a refused form may be sent again; others are refused again. */
export const RETRY_AFTER: Partial<Record<FormRefusal, number>> = { tooMany: 60, failed: 5, late: 5 };

/** What stands in the place of a page whose form was not taken: what is known to be done, the way back, and whom to call. */
export function refusedForm({ context, path }: PlannedPage, refusal: FormRefusal): Trouble & { status: number } {
  const t = pageTexts(context.locale);
  const { phone } = context.market.brand;
  const title = t(`form.${refusal}.title`);
  const html = [
    `<div class="unavailable"><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(t(`form.${refusal}.text`))}</p>`,
    `<a href="${escapeHtml(context.basePath + path)}">${escapeHtml(t('form.back'))}</a>`,
    `<p>${escapeHtml(t('form.call'))} <a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a></p></div>`,
  ].join('');
  return { title, html, status: STATUS[refusal] };
}
