/**
 * Reset, type, focus, skip link, the error state of a module, reduced motion and print: rules of every element before
 * components. The main part fills the first screen, so that the footer below it never shifts visibly while a page is
 * loading.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{overflow-y:scroll;-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--header-height) + 1rem)}
@media (max-width:639.98px){html:has([data-sticky-bar]){scroll-padding-bottom:6rem}}
@media (max-width:899.98px){html:has([data-until="beside"]){scroll-padding-bottom:6rem}}
body{min-height:100vh;min-height:100dvh;background:var(--color-paper);color:var(--color-ink);font-family:var(--font-sans);font-size:var(--text-md);line-height:1.6;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;overflow-wrap:break-word}
h1,h2,h3,h4{font-family:var(--font-serif);font-weight:500;line-height:1.15;letter-spacing:-0.012em;text-wrap:balance;color:inherit}
h1{font-size:var(--text-3xl)}h2{font-size:var(--text-2xl)}h3{font-size:var(--text-xl)}h4{font-size:var(--text-lg);line-height:1.3}
p{text-wrap:pretty}
strong,b{font-weight:600}
small{font-size:var(--text-xs)}
a{color:var(--color-accent);text-decoration-thickness:1px;text-underline-offset:0.22em}
a[href^="tel:"]{white-space:nowrap}
a[href^="#no-page"]{color:inherit;text-decoration:none;pointer-events:none}
:where(a:hover){color:var(--color-accent-strong);text-decoration-thickness:2px}
img,svg,video{display:block;max-width:100%}
img{height:auto}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}
button{cursor:pointer}
button[data-pressed]{cursor:progress}
button[data-variant][data-pressed]::before{content:"";flex:none;width:1.15em;height:1.15em;border:2px solid currentcolor;border-inline-start-color:transparent;border-radius:50%;animation:turn 800ms linear infinite}
#main:has(.trouble) button[data-pressed]::before{display:none}
@keyframes turn{to{transform:rotate(1turn)}}
ul[role="list"],ol[role="list"]{list-style:none;padding:0}
fieldset{min-width:0;border:0;padding:0}
legend{padding:0}
summary{cursor:pointer}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
hr{border:0;border-top:1px solid var(--color-border)}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px;box-shadow:0 0 0 2px var(--color-focus-halo)}
main:focus,[tabindex="-1"]:focus{outline:none;box-shadow:none}
::selection{background:var(--color-blush-deep);color:var(--color-ink)}
.skip-link{position:fixed;inset-block-start:0.5rem;inset-inline-start:0.5rem;z-index:100;padding:0.75rem 1.25rem;border-radius:var(--radius-full);background:var(--color-ink);color:var(--color-paper);font-weight:600;transform:translateY(-200%)}
.skip-link:focus{transform:none;color:var(--color-paper)}
.visually-hidden{position:absolute;width:1px;height:1px;padding:0;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0s!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
.trouble{display:flex;flex-wrap:wrap;align-items:center;gap:0.75rem 1.25rem;padding:1rem 1.25rem;border-radius:var(--radius-md);background:var(--color-sunken);line-height:1.45}
.trouble>p{flex:1 1 14rem}
.trouble>button{min-height:2.75rem;padding:0.5rem 1.25rem;border:1px solid var(--color-accent);border-radius:var(--radius-full);background:var(--color-surface);color:var(--color-accent);font-weight:600}
.trouble>button:disabled{opacity:0.6;cursor:progress}
.trouble:has(+[data-fragment]){margin-block-end:0.75rem}
[data-sticky-bar] .trouble{flex:none;margin:0;padding:0;background:none}
[data-sticky-bar] .trouble>p{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[data-sticky-bar] .trouble+[data-fragment]{display:none}
#main>.trouble{width:min(100% - 2 * var(--gutter),var(--width-wide));margin:1.5rem auto}
#main>.trouble:has(+:empty){flex-direction:column;justify-content:center;padding-block:clamp(2.5rem,6vw,4.5rem);font-size:var(--text-lg);text-align:center;text-wrap:balance}
#main>.trouble:has(+:empty)>p{flex:none}
#main>.trouble:has(+:empty)>button{font-size:var(--text-md)}
#shell-header{display:contents}
#main{min-height:calc(100vh - var(--header-height))}
#shell-footer{content-visibility:auto;contain-intrinsic-block-size:auto 1426px}
@media (min-width:640px){#shell-footer{contain-intrinsic-block-size:auto 850px}}
@media (min-width:1100px){#shell-footer{contain-intrinsic-block-size:auto 562px}}
html:has([data-drawer][open]),html:has(dialog[open]){overflow:hidden;scrollbar-gutter:stable}
html:has(dialog[open]){background:color-mix(in srgb,var(--color-ink) 55%,var(--color-paper))}
@media print{body{background:none;color:#000;font-size:11pt}#shell-header,#shell-footer,[data-print="hide"],.skip-link{display:none!important}a{color:inherit}#main{min-height:0;padding:0}[style*="content-visibility"]{content-visibility:visible!important}}
`;
