/** A visitor's decision about cookies. Source: specification, content, "Cookie consent panel". */
export interface CookieConsent {
  analytical: boolean;
  marketing: boolean;
}

export const CONSENT_STORAGE_KEY = 'cookieConsent';

/** Increased when the question changes: an older decision is then requested again. */
const VERSION = 1;
/** Half a year: authorities recommend a new request by then. */
const MAX_AGE_MS = 180 * 86_400_000;

/** The text to store for a decision made at `now`, milliseconds since 1970. */
export function consentText({ analytical, marketing }: CookieConsent, now: number): string {
  return JSON.stringify({ version: VERSION, analytical, marketing, at: now });
}

/** The decision in a stored text; null when there is none, or it has another version or is too old. */
export function consentOf(text: string | null, now: number): CookieConsent | null {
  try {
    const stored = JSON.parse(text ?? 'null');
    if (stored?.version !== VERSION || !(now - Number(stored.at) < MAX_AGE_MS)) return null;
    return { analytical: stored.analytical === true, marketing: stored.marketing === true };
  } catch {
    return null;
  }
}
