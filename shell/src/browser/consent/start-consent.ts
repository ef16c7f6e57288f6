import { isBot } from '@aksamit/contracts/is-bot';
import type { LocaleCode } from '@aksamit/contracts/platform';
import { sendToApi } from '@aksamit/module-sdk/api';
import type { PlainBusHandle } from '@aksamit/module-sdk/bus';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { isWorkspace } from '../chrome/shown-chrome';
import { CONSENT_STORAGE_KEY, type CookieConsent, consentOf, consentText } from './stored-consent';

/** Version of the text under `consent` in the locale files, stored in the record of a decision. */
const TEXT_VERSION = '2026-11-21';
const NOTHING: CookieConsent = { analytical: false, marketing: false };

interface ConsentStart {
  bus: PlainBusHandle;
  http: HttpClient;
  locale: LocaleCode;
  /** Address of the privacy policy. */
  privacyHref: string;
}

/**
 * Publishes the visitor's decision about cookies on the bus, and requests it while there is none. A press on
 * `[data-cookie-settings]` requests it again. Tabs stay in sync.
 */
export function startConsent({ bus, http, locale, privacyHref }: ConsentStart): void {
  let close: (() => void) | undefined;
  /** Increased with each question, answer and closing: a panel that was still loading then is not shown. */
  let turn = 0;
  // Where storage is blocked the decision is valid for this page.
  let decided: CookieConsent | null = null;
  const known = () => stored() ?? decided;
  const publish = () => bus.publish('consent', { decided: known() !== null, ...(known() ?? NOTHING) });
  let opener: HTMLElement | null = null;
  const remove = () => {
    turn += 1;
    close?.();
    close = undefined;
  };
  const end = () => {
    remove();
    giveFocusBack(opener);
    opener = null;
  };
  const decide = (consent: CookieConsent) => {
    decided = consent;
    end();
    keep(consent);
    publish();
    // Evidence of the decision. The decision is valid without it, even while the API is away.
    const agrees = [
      { type: 'analytics' as const, value: consent.analytical },
      { type: 'marketing' as const, value: consent.marketing },
    ];
    const body = { agrees, textVersion: TEXT_VERSION, source: location.pathname };
    void sendToApi(http, 'POST /consents', { body, needsVisitor: true }).catch(() => undefined);
  };
  // A panel whose script cannot be loaded is reported as an unhandled rejection; the next press requests it again.
  const ask = async (isAskedFor: boolean) => {
    remove();
    const mine = turn;
    const { mountConsent } = await import(/* webpackChunkName: "later-consent-panel" */ './consent-panel');
    if (mine !== turn) return;
    close = mountConsent({
      locale,
      privacyHref,
      consent: known() ?? NOTHING,
      isAskedFor,
      onDecide: decide,
      onClose: () => {
        end();
        // Nothing was decided yet: the question is shown again.
        if (known() === null) void ask(false);
      },
    });
  };
  publish();
  addEventListener('storage', ({ key }) => {
    if (key !== CONSENT_STORAGE_KEY || known() === null) return;
    remove();
    publish();
  });
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-settings]') : null;
    if (!pressed) return;
    opener = pressed;
    void ask(true);
  });
  // A workspace measures nothing, and its users work there all day.
  if (known() === null && !isBot(window.navigator.userAgent) && !isWorkspace()) void ask(false);
}

/**
 * Returns the focus to the element that opened the panel; after the first question, which no element opened, to the
 * content.
 */
function giveFocusBack(opener: HTMLElement | null): void {
  // A press by mouse or finger elsewhere has already moved the focus.
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const focusTarget = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main');
  focusTarget?.focus({ preventScroll: opener === null });
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
    // Storage is blocked by the browser's settings: the next page requests the decision again.
  }
}
