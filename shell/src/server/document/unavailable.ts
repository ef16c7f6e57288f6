import type { Sitemap } from '@aksamit/contracts/platform';
import type { PlannedPage } from '../model/planned-page';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';
import { waysOn } from './ways-on';

export const UNAVAILABLE_CSS =
  // In the column of the page, as the modules' own "not found".
  '.unavailable{max-width:calc(var(--width-wide) + 2*var(--gutter));margin:0 auto;min-height:55vh;padding:clamp(2rem,5vw,4rem) var(--gutter);display:grid;gap:1.25rem;align-content:start;justify-items:start}' +
  '.unavailable>*{max-width:46rem}' +
  '.unavailable p{color:var(--color-ink-muted)}' +
  '.unavailable a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.5rem;border-radius:var(--radius-full);background:var(--color-accent);color:var(--color-accent-ink);font-weight:600;text-decoration:none}' +
  '.unavailable a:hover{background:var(--color-accent-strong);color:var(--color-accent-ink)}' +
  '.unavailable p a,.unavailable p a:hover,.unavailable li a,.unavailable li a:hover{display:inline;padding:0;background:none;color:var(--color-accent);text-decoration:underline}' +
  '.unavailable form{display:flex;flex-wrap:wrap;gap:.75rem;width:100%;max-width:34rem}' +
  '.unavailable input{flex:1 1 15rem;min-width:0;min-height:3rem;padding:0 1rem;border:1px solid var(--color-border-strong);border-radius:var(--radius-sm);background:var(--color-surface);color:inherit;font:inherit}' +
  '.unavailable button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:var(--radius-full);background:var(--color-accent);color:var(--color-accent-ink);font:inherit;font-weight:600;cursor:pointer}' +
  '.unavailable ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:0;list-style:none}' +
  '.unavailable li a{display:inline-block;padding:.5rem 0;min-height:0;font-weight:400}';

/** An error state in place of a module's part, when nothing of it can be shown. */
export interface ErrorState {
  title: string;
  html: string;
}

/**
 * The error state of a page whose module cannot be read. The retry link is the page's own address: it works without
 * scripts, and as soon as the module is available again.
 */
export function unavailable({ context, path }: PlannedPage, sitemap: Sitemap): ErrorState {
  const t = pageTexts(context.locale);
  const html = [
    `<div class="unavailable"><h1>${escapeHtml(t('unavailable.title'))}</h1>`,
    `<p>${escapeHtml(t('unavailable.text'))}</p>`,
    `<a href="${escapeHtml(context.basePath + path)}">${escapeHtml(t('unavailable.retry'))}</a>`,
    `${waysOn(context, sitemap)}</div>`,
  ].join('');
  return { title: t('unavailable.title'), html };
}
