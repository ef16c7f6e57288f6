import type { PageContext } from '@aksamit/contracts/platform';
import type { SetPreview } from '../model/release-set';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';

/** In the page's flow above the header: it covers nothing, and gives way to the open menu of small screens. */
export const PREVIEW_BADGE_CSS =
  '.release-preview{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0.5rem 1.5rem;padding:0.5rem var(--gutter);background:var(--color-velvet);color:var(--color-ink-inverse);font-size:var(--text-sm);line-height:1.4}' +
  '.release-preview div{display:flex;flex-wrap:wrap;gap:0.125rem 0.75rem;min-width:0}' +
  '.release-preview strong{overflow-wrap:anywhere}' +
  '.release-preview span{color:var(--color-velvet-muted)}' +
  '.release-preview button{min-height:2.75rem;padding:0 1.25rem;border:1px solid currentColor;border-radius:var(--radius-full);background:none;color:inherit;font-weight:600}' +
  '.release-preview button:hover{background:var(--color-ink-inverse);color:var(--color-velvet)}' +
  'html:has([data-drawer][open]) .release-preview{display:none}' +
  '@media print{.release-preview{display:none}}';

/**
 * Shows the previewed versions and the end of the preview, with a button to leave it: a plain form, which needs no
 * script.
 */
export function previewBadge(preview: SetPreview, context: PageContext, path: string): string {
  const t = pageTexts(context.locale);
  // A line may break between two items, not inside one.
  const list = (items: readonly string[]) => items.map((item) => item.replaceAll(' ', '\u00a0')).join(', ');
  const parts = [
    preview.shown.length > 0
      ? `<strong>${escapeHtml(t('preview.shown', { versions: list(preview.shown) }))}</strong>`
      : '',
    note(t('preview.until', { time: timeText(preview.expiresAt, context) })),
    preview.gone.length > 0 ? note(t('preview.gone', { versions: list(preview.gone) })) : '',
    preview.refused.length > 0 ? note(t('preview.refused', { modules: list(preview.refused) })) : '',
  ];
  return [
    `<aside class="release-preview" aria-label="${escapeHtml(t('preview.label'))}"><div>${parts.filter((part) => part !== '').join(' ')}</div>`,
    '<form method="post" action="/release-preview/leave/">',
    `<input type="hidden" name="back" value="${escapeHtml(context.basePath + path)}">`,
    `<button>${escapeHtml(t('preview.leave'))}</button></form></aside>`,
  ].join('');
}

function note(text: string): string {
  return `<span>${escapeHtml(text)}</span>`;
}

/** Salons are in the Warsaw time zone, and previews use it too; the zone is shown. */
function timeText(instant: string, { market, locale }: PageContext): string {
  const isoCode = market.locales.find(({ code }) => code === locale)?.isoCode ?? locale;
  return new Intl.DateTimeFormat(isoCode, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Warsaw',
    timeZoneName: 'short',
  }).format(new Date(instant));
}
