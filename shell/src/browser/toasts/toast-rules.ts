const LIST = '[data-toasts]>ol';

/** Height of a page's bottom bar with some air, as the consent panel leaves it. */
const ABOVE_BAR = 'bottom:calc(5.25rem + env(safe-area-inset-bottom,0px))';

/**
 * The look of toasts: colors and icons as those of the component library's messages, which need React. They stand at the
 * bottom on the side of pictures: above are headings, steps and prices. What a page has there goes first: its bottom bar, and
 * the consent panel, for which they move up below the header, as they do from what they would cover (toast-edge.ts).
 */
export const TOAST_RULES = [
  '@keyframes toast-arrives{from{opacity:0;transform:translateY(0.5rem)}}',
  `${LIST}{position:fixed;inset:auto auto calc(1.25rem + env(safe-area-inset-bottom,0px)) var(--gutter);z-index:60;display:grid;gap:0.75rem;width:min(26rem,100% - 2 * var(--gutter));padding:0;list-style:none}`,
  `@media (max-width:639.98px){${LIST}{width:auto;right:var(--gutter)}body:has([data-sticky-bar]) ${LIST}{${ABOVE_BAR}}}`,
  `@media (max-width:899.98px){body:has([data-sticky-bar][data-until=beside]) ${LIST}{${ABOVE_BAR}}}`,
  // Twice, to count as much as the rule above.
  `body:has([data-consent][data-consent]) ${LIST}{top:calc(var(--header-height) + 0.75rem);bottom:auto}`,
  '[data-toasts] li{position:relative;touch-action:pan-y;border:1px solid var(--color-border);border-radius:var(--radius-md);background:var(--color-surface);box-shadow:var(--shadow);animation:toast-arrives var(--duration-slow) ease}',
  '[data-toasts] li>div{display:flex;gap:0.75rem;padding:0.875rem 3.25rem 0.875rem 1rem;border-radius:var(--radius-md);background:var(--color-info-soft);color:var(--color-ink);font-size:var(--text-sm);line-height:1.5}',
  '[data-toasts] li>div>p{flex:1;min-width:0;overflow-wrap:anywhere;text-wrap:wrap}',
  '[data-toasts] li a{display:block;width:fit-content;margin-bottom:-0.5rem;padding-block:0.625rem;color:inherit;font-weight:600;text-decoration:underline;text-underline-offset:0.2em}',
  '[data-toasts] li svg{flex:none;width:1.375rem;height:1.375rem}',
  '[data-toasts] li>div>svg{color:var(--color-info)}',
  ...(['success', 'warning'] as const).flatMap((tone) => [
    `[data-toasts] li>[data-tone=${tone}]{background:var(--color-${tone}-soft)}`,
    `[data-toasts] li>[data-tone=${tone}]>svg{color:var(--color-${tone})}`,
  ]),
  '[data-toasts] li>[data-tone=alert]{background:var(--color-danger-soft)}',
  '[data-toasts] li>[data-tone=alert]>svg{color:var(--color-danger)}',
  '[data-toasts] li>button{position:absolute;inset:0.25rem 0.25rem auto auto;display:inline-grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:var(--radius-full);background:transparent;color:inherit;transition:background-color var(--duration-fast) ease}',
  '[data-toasts] li>button:hover{background:var(--color-sunken)}',
  `@media print{${LIST}{display:none}}`,
];
