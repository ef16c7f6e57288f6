import type { BusHandle, TopicValue } from '@aksamit/shared-kit/bus';
import type { LocaleCode } from '@aksamit/shared-kit/contracts/platform';
import type { HttpClient } from '@aksamit/shared-kit/http';

interface LaterStart {
  bus: BusHandle;
  http: HttpClient;
  locale: LocaleCode;
  privacyHref: string;
}

/** Consent and data layer, after everything that the page itself needs; what shoppers do meanwhile is kept for them. */
export function startConsentLater({ bus, ...rest }: LaterStart): void {
  const before: TopicValue<'commerce'>[] = [];
  const subscription = bus.observe('commerce').subscribe((step) => before.push(step));
  const load = () =>
    void import(/* webpackChunkName: "later-consent" */ './consent-and-data-layer').then(
      ({ startConsent, startDataLayer }) => {
        subscription.unsubscribe();
        startDataLayer(bus, before);
        startConsent({ bus, ...rest });
      },
    );
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 4000 }) : setTimeout(load, 1000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
