/** The look of toasts: colors and icons as those of the component library's messages, which need React. */
export const TOAST_RULES = [
  '@keyframes toast-arrives{from{opacity:0;transform:translateY(-0.5rem)}}',
  '[data-toasts]>ol{position:fixed;inset:calc(var(--header-height) + 4rem) var(--gutter) auto auto;z-index:60;display:grid;gap:0.75rem;width:min(26rem,100% - 2 * var(--gutter));padding:0;list-style:none}',
  '[data-toasts] li{position:relative;border:1px solid var(--color-border);border-radius:var(--radius-md);background:var(--color-surface);box-shadow:var(--shadow);animation:toast-arrives var(--duration-slow) ease}',
  '[data-toasts] li>div{display:flex;gap:0.75rem;padding:0.875rem 3.25rem 0.875rem 1rem;border-radius:var(--radius-md);background:var(--color-info-soft);color:var(--color-ink);font-size:var(--text-sm);line-height:1.5}',
  '[data-toasts] li>div>p{flex:1;min-width:0;overflow-wrap:anywhere;text-wrap:wrap}',
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
  '@media print{[data-toasts]>ol{display:none}}',
];
