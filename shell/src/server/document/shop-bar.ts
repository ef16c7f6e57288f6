import type { PageContext, ShopBar } from '@aksamit/contracts/platform';
import { escapeHtml } from './escape-html';
import { pageTexts } from './page-texts';

/** In the page's flow above the header: it covers nothing, and gives way to the open menu of small screens. */
export const SHOP_BAR_CSS =
  '.shop-bar{display:flex;align-items:center;gap:0.25rem 1rem;padding:0.25rem var(--gutter);border-bottom:1px solid var(--color-blush-deep);background:var(--color-accent-soft);color:var(--color-ink);font-size:var(--text-sm);line-height:1.4}' +
  '.shop-bar[data-look=plain]{border-color:var(--color-border);background:var(--color-surface)}' +
  '.shop-bar[data-look=velvet]{border-color:var(--color-velvet);background:var(--color-velvet);color:var(--color-ink-inverse)}' +
  '.shop-bar div{display:flex;flex:1;flex-wrap:wrap;align-items:center;gap:0 1rem;min-width:0}' +
  '@media (min-width:48em){.shop-bar div{justify-content:center}}' +
  '.shop-bar p{margin:0;padding-block:0.375rem;overflow-wrap:anywhere}' +
  '.shop-bar a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;font-weight:600;text-underline-offset:0.25em}' +
  '.shop-bar button{flex:none;width:2.75rem;height:2.75rem;margin-inline-end:-0.75rem;padding:0;border:0;border-radius:var(--radius-full);background:none;color:inherit;font-size:1.375rem;line-height:1}' +
  '.shop-bar button:hover{box-shadow:inset 0 0 0 1px currentColor}' +
  '.shop-bar[hidden],.shop-bar button[hidden],.shop-bar:has(~#shell-header[hidden]),html:has([data-drawer][open]) .shop-bar{display:none}' +
  '@media print{.shop-bar{display:none}}';

/**
 * Takes the bar away before it is painted where the visitor closed it, and lets it be closed: the browser remembers the bar's
 * id, so that the next one is shown. Without scripts there is no button. The text never changes, so that the policy can
 * contain its hash.
 */
export const SHOP_BAR_SCRIPT =
  '(()=>{const bar=document.querySelector(".shop-bar"),{bar:id}=bar.dataset,close=bar.querySelector("button");' +
  'try{if(localStorage.getItem("closedPromoBar")===id){bar.hidden=true;return}}catch{}' +
  'close.hidden=false;close.onclick=()=>{bar.hidden=true;document.getElementById("main").focus({preventScroll:true});' +
  'try{localStorage.setItem("closedPromoBar",id)}catch{}}})()';

/** The promo bar above the header, with what closes it. */
export function shopBar({ id, look, words }: ShopBar, { locale, basePath }: PageContext): string {
  const t = pageTexts(locale);
  const { headline, subheadline, action } = words[locale];
  const link = action && isAddress(action.path) ? linkTo(action, basePath) : '';
  const text = `<p><strong>${escapeHtml(headline)}</strong> ${escapeHtml(subheadline)}</p>`;
  return [
    `<aside class="shop-bar" data-bar="${escapeHtml(id)}" data-look="${escapeHtml(look)}" aria-label="${escapeHtml(headline)}">`,
    `<div>${text}${link}</div>`,
    `<button type="button" hidden aria-label="${escapeHtml(t('promoBar.close'))}">×</button></aside>`,
    `<script>${SHOP_BAR_SCRIPT}</script>`,
  ].join('');
}

/** A path of the shop or an address of the web; nothing that runs. */
const isAddress = (path: string): boolean => /^\/(?![/\\])|^https:\/\//.test(path);

function linkTo({ label, path }: { label: string; path: string }, basePath: string): string {
  const href = path.startsWith('/') ? basePath + path : path;
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}
