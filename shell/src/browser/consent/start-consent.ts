import type { BusHandle } from '@aksamit/shared-kit/bus';
import { isBot } from '@aksamit/shared-kit/contracts/is-bot';
import type { HttpClient } from '@aksamit/shared-kit/http';
import type { Translate } from '@aksamit/shared-kit/i18n';
import { CONSENT_STORAGE_KEY, type CookieConsent, consentOf, consentText } from './stored-consent';

/** Version of the text under `consent` in the locale files: it stands in the record of a decision. */
const TEXT_VERSION = '2026-11-21';
const NOTHING: CookieConsent = { analytical: false, marketing: false };

interface ConsentStart {
  bus: BusHandle;
  http: HttpClient;
  t: Translate;
  /** Address of the privacy policy. */
  privacyHref(): string;
}

/**
 * Says on the bus what the visitor decided about cookies, and asks who has not decided, once the page has come to rest.
 * A press on `[data-cookie-settings]` asks again. Tabs follow each other.
 */
export function startConsent({ bus, http, t, privacyHref }: ConsentStart): void {
  let close: (() => void) | undefined;
  // Where storage is blocked the decision holds for this page.
  let decided: CookieConsent | null = null;
  const known = () => stored() ?? decided;
  const publish = () => bus.publish('consent', { decided: known() !== null, ...(known() ?? NOTHING) });
  const decide = (consent: CookieConsent) => {
    decided = consent;
    close?.();
    close = undefined;
    keep(consent);
    publish();
    // The proof of it. A decision holds without it; an API that is away costs nobody their choice.
    const agrees = [{ type: 'analytics', value: consent.analytical }];
    const body = { agrees, textVersion: TEXT_VERSION, source: location.pathname };
    void http.post('/consents', { body, needsVisitor: true }).catch(() => undefined);
  };
  const ask = (isAskedFor: boolean) =>
    void import(/* webpackChunkName: "later-consent" */ './mount-consent').then(({ mountConsent }) => {
      close?.();
      close = mountConsent({
        t,
        privacyHref: privacyHref(),
        consent: known() ?? NOTHING,
        isAskedFor,
        onDecide: decide,
      });
    });
  publish();
  addEventListener('storage', ({ key }) => {
    if (key !== CONSENT_STORAGE_KEY || known() === null) return;
    close?.();
    close = undefined;
    publish();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-cookie-settings]')) ask(true);
  });
  if (known() === null && !isBot(window.navigator.userAgent)) atRest(() => ask(false));
}

function stored(): CookieConsent | null {
  try {
    return consentOf(localStorage.getItem(CONSENT_STORAGE_KEY), Date.now());
  } catch {
    return null;
  }
}

function keep(consent: CookieConsent): void {
  try {
    localStorage.setItem(CONSENT_STORAGE_KEY, consentText(consent, Date.now()));
  } catch {
    // Blocked by the browser's settings: asked again on the next page.
  }
}

/** After everything that the page itself needs. */
function atRest(run: () => void): void {
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 1000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
