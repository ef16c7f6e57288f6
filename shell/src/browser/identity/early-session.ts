declare global {
  interface Window {
    /** The profile, asked for by the page itself before its scripts were there (isomorphic/early-session-script.ts). */
    earlySession?: Promise<Response> | undefined;
  }
}

/** `fetch` that takes the page's own early question for the first one after the profile. */
export const fetchWithEarlySession: typeof fetch = (input, init) => {
  const asked = input === '/api/me' ? window.earlySession : undefined;
  if (asked === undefined) return fetch(input, init);
  window.earlySession = undefined;
  return asked;
};
