import type { InlinePage, LocaleCode } from '@aksamit/contracts/platform';
import type { PlainBusHandle } from '@aksamit/module-sdk/bus';
import { isHttpError } from '@aksamit/module-sdk/http';
import { createPlainTexts } from '@aksamit/module-sdk/i18n';
import { knownVisitor } from '@aksamit/module-sdk/lifecycle';
import { PRESS_FIELD } from '../../isomorphic/sent-in-background';
import en from '../../locales/background-forms/en.json';
import pl from '../../locales/background-forms/pl.json';
import { addRules } from '../host/elements';
import { versionOf } from '../host/releases-file';
import { hasSession, type SessionOwner } from '../identity/session';
import type { OutcomeParts } from './apply-outcome';
import { sendByBrowser, sendForm } from './send-form';
import { showReady, statedOutcomes } from './stated-outcomes';

export interface BackgroundOptions extends Omit<OutcomeParts, 'versionOf'> {
  page: Pick<InlinePage, 'context' | 'releases' | 'versions'>;
  bus: PlainBusHandle;
  session: SessionOwner;
  /** Makes the region of messages, which assistive technology must know before the first one is in it. */
  prepareToasts(): void;
}

export interface BackgroundForms {
  /** Sends the form as this button does. Called once per press. */
  send(form: HTMLFormElement, button: HTMLButtonElement): void;
}

/** Longer than the page server gives a form. */
const DEADLINE_MS = 8000;

/** Beside the spinner of a pressed button (kit, base-css.ts): a tick before the words of an outcome, and no other icon. */
const RULES = [
  'button[data-variant]:is([aria-busy][data-pressed],[data-done])>svg{display:none}',
  // As wide as what was there: an outcome has more words than an action.
  'button[data-variant][data-done]{padding-inline:0.625rem}',
  'button[data-variant][data-done]::before{content:"";flex:none;width:0.4em;height:0.75em;margin:-0.2em 0.1em 0;border:solid currentcolor;border-width:0 2px 2px 0;transform:rotate(45deg)}',
];

interface Press {
  form: HTMLFormElement;
  button: HTMLButtonElement;
  /** The same until its outcome is known: sent again, the form does nothing twice. */
  key: string;
}

/**
 * Sends marked forms one after the other, since each response holds the state after it, and shows what they did. A form
 * without an outcome is sent by the browser itself, once all others have theirs.
 */
export function createBackgroundForms(options: BackgroundOptions): BackgroundForms {
  const { page, bus, session } = options;
  const keys = new WeakMap<HTMLButtonElement, string>();
  const stated = statedOutcomes({ ...options, versionOf: (module) => versionOf(page, module) ?? '' });
  let underway = 0;
  let last: Promise<void> = Promise.resolve();
  let unsent: Press[] = [];

  const show = async ({ form, button, key }: Press): Promise<void> => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    await within(signal, knownVisitor(bus));
    const outcome = await sendForm(form, button, { [PRESS_FIELD]: key }, signal);
    keys.delete(button);
    if (outcome) stated.show(button, outcome);
    // The browser follows a redirect.
    else onReturn(() => showReady(button));
  };
  const handle = async (press: Press): Promise<void> => {
    try {
      await show(press);
    } catch (error) {
      const message = messageOf(error, page.context.locale);
      if (message === null) unsent.push(press);
      else {
        showReady(press.button);
        bus.publish('toast', { type: 'alert', message });
      }
    }
    underway -= 1;
    // The response may have ended a session that was over.
    if (bus.read('session')?.status === 'authenticated' && !hasSession()) session.check();
    if (underway > 0) return;
    leaveFor(unsent, keys);
    unsent = [];
  };
  addRules('background-forms', RULES);
  options.prepareToasts();
  return {
    send(form, button) {
      const key = keys.get(button) ?? newKey();
      keys.set(button, key);
      underway += 1;
      last = last.then(() => handle({ form, button, key }));
    },
  };
}

/** Lets the browser send the first of the forms without an outcome: what its page shows is then known. */
function leaveFor(unsent: readonly Press[], keys: WeakMap<HTMLButtonElement, string>): void {
  const [first] = unsent;
  if (!first) return;
  const takeBack = sendByBrowser(first.form, first.button, { [PRESS_FIELD]: first.key });
  onReturn(() => {
    takeBack();
    for (const { button } of unsent) {
      // From here on it is another press.
      keys.delete(button);
      showReady(button);
    }
  });
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Why a press has to be repeated, in the visitor's language; null where the browser itself can still send the form. */
function messageOf(error: unknown, locale: LocaleCode): string | null {
  // The API takes no new visitors from this network.
  if (isHttpError(error)) return error.message;
  return window.navigator.onLine ? null : createPlainTexts(locale, { pl, en })('offline');
}

/** Rejects with the signal's reason when that comes first. */
function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    promise.then(resolve, reject);
  });
}

/** Calls back once if the browser shows this page again, out of its memory, after it was left. */
function onReturn(handle: () => void): void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    removeEventListener('pageshow', listen);
    handle();
  };
  addEventListener('pageshow', listen);
}
