/** Texts that run a script where a page takes text for markup, for an address or for a template. */
export const SCRIPT_TRICKS = [
  '<script>window.__tricked=1</script>',
  '<img src=x onerror="window.__tricked=1">',
  '<svg/onload=window.__tricked=1>',
  '"><script>window.__tricked=1</script>',
  "' onmouseover='window.__tricked=1",
  '</script><script>window.__tricked=1</script>',
  '<iframe srcdoc="<script>parent.__tricked=1</script>">',
  '<a href="javascript:window.__tricked=1">x</a>',
  'javascript:window.__tricked=1',
  '<details open ontoggle=window.__tricked=1>',
  '<style>@import "//evil.test"</style>',
  '<math><mtext></p><img src=x onerror=window.__tricked=1>',
  '{{constructor.constructor("window.__tricked=1")()}}',
  '<!--<img src="--><img src=x onerror=window.__tricked=1>',
  '\u003cscript\u003ewindow.__tricked=1\u003c/script\u003e',
] as const;
