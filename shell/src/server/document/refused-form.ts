import type { PlannedPage } from '../model/planned-page';
import type { FormRefusal } from '../model/render-job';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';
import type { ErrorState } from './unavailable';

const STATUS = { needsScripts: 405, crossOrigin: 403, unreadable: 400, tooMany: 429, failed: 503, late: 504 } as const;

/** `Retry-After` in seconds of refusals that are temporary; the others are permanent. */
export const RETRY_AFTER: Partial<Record<FormRefusal, number>> = { tooMany: 60, failed: 5, late: 5 };

/** Replaces a page whose form was refused: what is known to be done, the link back, and the phone number. */
export function refusedForm({ context, path }: PlannedPage, refusal: FormRefusal): ErrorState & { status: number } {
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
