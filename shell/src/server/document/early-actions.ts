/**
 * Records what visitors do with server-rendered content before it is interactive: the last button pressed, and what was
 * typed, ticked or chosen. The code that hydrates the content replays it (kit, early-actions.tsx). Until then the pressed
 * button is marked, so that it shows at once that it waits (kit, base-css.ts), and the browser submits no form itself,
 * which would put the input into an address. A form with an `action` is submitted unless it is a POST: that is for
 * browsers without scripts. The text never changes, so that the policy can contain its hash.
 */
export const EARLY_ACTIONS =
  '(()=>{const served="#main [data-ssr],#main [data-fragment-root]:not([data-works]),#main [data-taking-over]",within=(t,what)=>t instanceof Element&&t.closest(served)&&t.closest(what),on=(type,act)=>addEventListener(type,act,true),unmark=()=>self.earlyPress?.removeAttribute("data-pressed");' +
  'on("click",({target:t})=>{const pressed=within(t,"button");if(!pressed)return;unmark();(self.earlyPress=pressed).setAttribute("data-pressed","")});' +
  'on("pagehide",unmark);' +
  'on("input",({target:t})=>{if(within(t,"input,select,textarea"))(self.earlyEntries??=new Map).set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)});' +
  'on("submit",e=>{if(within(e.target,"form:not([action]),form[method=post]"))e.preventDefault()})})()';
