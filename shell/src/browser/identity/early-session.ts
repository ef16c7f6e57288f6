declare global {
  interface Window {
    /**
     * The profile, requested by the page itself before its scripts were loaded (isomorphic/early-session-script.ts).
     */
    earlySession?: Promise<Response> | undefined;
  }
}

/** `fetch` that uses the page's own early request for the first request of the profile. */
export const fetchWithEarlySession: typeof fetch = (input, init) => {
  const asked = input === '/api/me' ? window.earlySession : undefined;
  if (asked === undefined) return fetch(input, init);
  window.earlySession = undefined;
  return asked;
};
