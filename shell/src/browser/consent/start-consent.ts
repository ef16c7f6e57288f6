import type { BusHandle } from '@aksamit/shared-kit/bus';
import { isBot } from '@aksamit/shared-kit/contracts/is-bot';
import type { LocaleCode } from '@aksamit/shared-kit/contracts/platform';
import type { HttpClient } from '@aksamit/shared-kit/http';
import { createTranslations } from '@aksamit/shared-kit/i18n';
import en from '../../locales/consent/en.json';
import pl from '../../locales/consent/pl.json';
import { mountConsent } from './mount-consent';
import { CONSENT_STORAGE_KEY, type CookieConsent, consentOf, consentText } from './stored-consent';

/** Version of the text under `consent` in the locale files: it stands in the record of a decision. */
const TEXT_VERSION = '2026-11-21';
const NOTHING: CookieConsent = { analytical: false, marketing: false };

interface ConsentStart {
  bus: BusHandle;
  http: HttpClient;
  locale: LocaleCode;
  /** Address of the privacy policy. */
  privacyHref: string;
}

/**
 * Says on the bus what the visitor decided about cookies, and asks who has not decided.
 * A press on `[data-cookie-settings]` asks again. Tabs follow each other.
 */
export function startConsent({ bus, http, locale, privacyHref }: ConsentStart): void {
  const t = createTranslations(locale, { pl, en });
  let close: (() => void) | undefined;
  // Where storage is blocked the decision holds for this page.
  let decided: CookieConsent | null = null;
  const known = () => stored() ?? decided;
  const publish = () => bus.publish('consent', { decided: known() !== null, ...(known() ?? NOTHING) });
  let opener: HTMLElement | null = null;
  const end = () => {
    close?.();
    close = undefined;
    giveFocusBack(opener);
    opener = null;
  };
  const decide = (consent: CookieConsent) => {
    decided = consent;
    end();
    keep(consent);
    publish();
    // The proof of it. A decision holds without it; an API that is away costs nobody their choice.
    const agrees = [
      { type: 'analytics', value: consent.analytical },
      { type: 'marketing', value: consent.marketing },
    ];
    const body = { agrees, textVersion: TEXT_VERSION, source: location.pathname };
    void http.post('/consents', { body, needsVisitor: true }).catch(() => undefined);
  };
  const ask = (isAskedFor: boolean) => {
    close?.();
    close = mountConsent({
      t,
      privacyHref,
      consent: known() ?? NOTHING,
      isAskedFor,
      onDecide: decide,
      onClose: () => {
        end();
        // Nothing was decided yet: the question stands as before.
        if (known() === null) ask(false);
      },
    });
  };
  publish();
  addEventListener('storage', ({ key }) => {
    if (key !== CONSENT_STORAGE_KEY || known() === null) return;
    close?.();
    close = undefined;
    publish();
  });
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-settings]') : null;
    if (!pressed) return;
    opener = pressed;
    ask(true);
  });
  if (known() === null && !isBot(window.navigator.userAgent)) ask(false);
}

/** To what opened the panel; after the first question, which nobody opened, to the page's content. */
function giveFocusBack(opener: HTMLElement | null): void {
  // A press by mouse or finger elsewhere has its own place.
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const place = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: opener === null });
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
