/**
 * Remembers what people do with server-rendered content before it works: the last button pressed, and what was typed,
 * ticked or chosen. Whoever brings the content to life does it again (kit, early-actions.tsx). The text never changes, so
 * that the policy can name its hash.
 */
export const EARLY_ACTIONS =
  '(()=>{const served="[data-ssr],[data-fragment-root],[data-taking-over]",within=(t,what)=>t instanceof Element&&t.closest(served)&&t.closest(what);' +
  'addEventListener("click",({target:t})=>{self.earlyPress=within(t,"button")||self.earlyPress},true);' +
  'addEventListener("input",({target:t})=>{if(within(t,"input,select,textarea"))(self.earlyEntries??=new Map).set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)},true)})()';
