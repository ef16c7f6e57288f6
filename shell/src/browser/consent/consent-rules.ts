const PANEL = '[data-consent]';

/** As the component library's buttons and texts, which need React. */
export const CONSENT_RULES = [
  `${PANEL}{position:fixed;z-index:60;inset:auto auto 0.75rem 0.75rem;display:grid;gap:0.5rem;width:min(24rem,46vw);max-height:calc(100dvh - 1.5rem);padding:0.75rem 1.125rem 1rem;overflow:auto;border:1px solid var(--color-border);border-radius:var(--radius-md);background:var(--color-surface);box-shadow:var(--shadow)}`,
  // On the side of pictures: prices and choices stand on the other. On a phone the page's own main action stays in reach.
  `@media (max-width:639.98px){${PANEL}{inset:auto 0.5rem 0.5rem;width:auto;padding-inline:1rem}body:has([data-sticky-bar]) ${PANEL}{bottom:calc(5rem + env(safe-area-inset-bottom,0px))}}`,
  `${PANEL} h2{font-size:var(--text-lg);line-height:1.25}`,
  `${PANEL} p{max-width:var(--width-text);line-height:1.5}`,
  `${PANEL} fieldset{display:grid;gap:0.25rem}`,
  `${PANEL} label{display:grid;grid-template-columns:1.375rem 1fr;gap:0 0.75rem;align-items:start;min-height:2.75rem;padding-block:0.5rem;font-weight:600;line-height:1.35;cursor:pointer}`,
  `${PANEL} label small{grid-column:2;color:var(--color-ink-muted);font-size:var(--text-xs);font-weight:400}`,
  `${PANEL} input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--color-accent)}`,
  `${PANEL}>div:first-of-type{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:2.75rem}`,
  `${PANEL} [data-words]{display:grid;justify-items:start;gap:0.25rem;font-size:var(--text-sm)}`,
  `${PANEL} [data-actions]{display:flex;flex-wrap:wrap;gap:0.5rem;margin-top:0.25rem}`,
  `${PANEL} button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:0.5rem 0;border:1.5px solid transparent;border-radius:var(--radius-full);background:transparent;color:var(--color-ink);font-size:0.9375rem;font-weight:600;line-height:1.25;transition:background-color var(--duration-fast) ease,border-color var(--duration-fast) ease,color var(--duration-fast) ease}`,
  // The cross stands in line with the words' end.
  `${PANEL} [data-close]{flex:none;width:2.75rem;margin-inline-end:-0.6875rem;border:0;padding:0}`,
  `${PANEL} [data-close]:hover{background:var(--color-sunken)}`,
  `${PANEL} [data-close]>svg{width:1.375rem;height:1.375rem}`,
  `${PANEL} [data-open]{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:0.25em}`,
  `${PANEL} [data-open]:hover{color:var(--color-accent);text-decoration-thickness:2px}`,
  // Two in a row on a phone as well.
  `${PANEL} [data-actions]>button{flex:1 1 auto;padding-inline:0.25rem;border-color:var(--color-accent);background:var(--color-surface);color:var(--color-accent);font-size:0.875rem}`,
  `${PANEL} [data-actions]>button:hover{border-color:var(--color-accent-strong);background:var(--color-accent-soft);color:var(--color-accent-strong)}`,
];
