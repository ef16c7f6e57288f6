import type { LocaleCode } from '@aksamit/contracts/platform';
import type { PlainBusHandle } from '@aksamit/module-sdk/bus';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { whenIdle } from '../host/when-idle';

const LONGEST_WAIT_MS = 4000;

interface LaterStart {
  bus: PlainBusHandle;
  http: HttpClient;
  locale: LocaleCode;
  privacyHref: string;
}

/** Loads consent after everything that the page itself needs. */
export function startConsentLater(options: LaterStart): void {
  const load = () =>
    void import(/* webpackChunkName: "later-idle" */ './start-consent').then(({ startConsent }) =>
      startConsent(options),
    );
  whenIdle(load, LONGEST_WAIT_MS);
}
