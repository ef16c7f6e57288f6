/**
 * Asks on private pages who is logged in while the scripts are still on their way: the profile is the first thing that
 * such a page waits for, and nothing else can be asked before it. The host takes the answer (browser/identity,
 * early-session.ts). The text never changes, so that the policy can name its hash; it reads the page's own data.
 */
export const EARLY_SESSION =
  '(()=>{if(!/(^|; )session-present=1/.test(document.cookie))return;' +
  'const{context:{market,locale}}=JSON.parse(document.getElementById("aksamit-page").textContent);' +
  'const asked=self.earlySession=fetch("/api/me",{headers:{accept:"application/json","accept-language":locale,"market-slug":market.slug},signal:AbortSignal.timeout(30000)});' +
  'asked.catch(()=>{})})()';
