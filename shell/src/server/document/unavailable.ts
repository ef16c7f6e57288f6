import type { PlannedPage } from '../model/planned-page';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';

export const UNAVAILABLE_CSS =
  '.unavailable{max-width:46rem;margin:0 auto;min-height:55vh;padding:clamp(3rem,8vw,6rem) var(--gutter);display:grid;gap:1.25rem;align-content:center;justify-items:start}' +
  '.unavailable p{color:var(--color-ink-muted)}' +
  '.unavailable a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.5rem;border-radius:var(--radius-full);background:var(--color-accent);color:var(--color-accent-ink);font-weight:600;text-decoration:none}' +
  '.unavailable a:hover{background:var(--color-accent-strong);color:var(--color-accent-ink)}' +
  '.unavailable p a,.unavailable p a:hover{display:inline;padding:0;background:none;color:var(--color-accent);text-decoration:underline}';

/** An error state in place of a module's part, when nothing of it can be shown. */
export interface ErrorState {
  title: string;
  html: string;
}

/**
 * The error state of a page whose module cannot be read. The retry link is the page's own address: it works without
 * scripts, and as soon as the module is available again.
 */
export function unavailable({ context, path }: PlannedPage): ErrorState {
  const t = pageTexts(context.locale);
  const html = [
    `<div class="unavailable"><h1>${escapeHtml(t('unavailable.title'))}</h1>`,
    `<p>${escapeHtml(t('unavailable.text'))}</p>`,
    `<a href="${escapeHtml(context.basePath + path)}">${escapeHtml(t('unavailable.retry'))}</a></div>`,
  ].join('');
  return { title: t('unavailable.title'), html };
}
