import type { LocaleCode } from '@aksamit/contracts/platform';
import type { PlainBusHandle, TopicValue } from '@aksamit/module-sdk/bus';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { whenIdle } from '../host/when-idle';

const LONGEST_WAIT_MS = 4000;

interface LaterStart {
  bus: PlainBusHandle;
  http: HttpClient;
  locale: LocaleCode;
  privacyHref: string;
  /** URL of the market's tag manager; undefined: there is none. */
  tagManager: string | undefined;
}

/**
 * Loads consent and data layer after everything that the page itself needs; shoppers' steps are queued for them
 * meanwhile.
 */
export function startConsentLater({ bus, tagManager, ...rest }: LaterStart): void {
  const before: TopicValue<'commerce'>[] = [];
  const subscription = bus.observe('commerce').subscribe((step) => before.push(step));
  const load = () =>
    void import(/* webpackChunkName: "later-consent" */ './consent-and-data-layer').then(
      ({ startConsent, startDataLayer, startTagManager }) => {
        subscription.unsubscribe();
        startTagManager(bus, tagManager);
        startDataLayer(bus, before);
        startConsent({ bus, ...rest });
      },
    );
  whenIdle(load, LONGEST_WAIT_MS);
}
