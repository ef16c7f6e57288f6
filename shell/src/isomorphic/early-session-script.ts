/**
 * Requests the session on private pages while the scripts are still loading: the profile is the first response that
 * such a page waits for, and blocks all others. The host takes the response (browser/identity, early-session.ts). The
 * script reads the page's own data, and its text never changes, so that the policy can contain its hash.
 */
export const EARLY_SESSION =
  '(()=>{if(!/(^|; )session-present=1/.test(document.cookie))return;' +
  'const{context:{market,locale}}=JSON.parse(document.getElementById("aksamit-page").textContent);' +
  'const asked=self.earlySession=fetch("/api/me",{headers:{accept:"application/json","accept-language":locale,"market-slug":market.slug},signal:AbortSignal.timeout(30000)});' +
  'asked.catch(()=>{})})()';
