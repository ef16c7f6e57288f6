import type { PlainBusHandle, TopicValue } from '@aksamit/module-sdk/bus';

/** Steps queued while the visitor has not decided: enough for a visit's first pages. */
const MOST_WAITING = 30;

/**
 * Loads the tag manager and the data layer once the visitor has agreed to analytics or marketing: most pages of a first
 * visit need neither. Shoppers' steps are queued in this page's memory until then; a refusal drops them.
 * @param tagManager URL of the market's tag manager; undefined: there is none
 */
export function startAnalyticsLater(bus: PlainBusHandle, tagManager: string | undefined): void {
  let waiting: TopicValue<'commerce'>[] = [];
  let isLoading = false;
  const steps = bus.observe('commerce').subscribe((step) => {
    if (isLoading || bus.read('consent')?.decided !== true) waiting = [...waiting, step].slice(-MOST_WAITING);
  });
  bus.observe('consent').subscribe(({ decided, analytical, marketing }) => {
    if (!decided || isLoading) return;
    if (!analytical && !marketing) {
      waiting = [];
      return;
    }
    isLoading = true;
    void import(/* webpackChunkName: "later-data-layer" */ './data-layer-and-tag-manager').then(
      ({ startDataLayer, startTagManager }) => {
        steps.unsubscribe();
        startTagManager(bus, tagManager);
        startDataLayer(bus, waiting);
      },
    );
  });
}
