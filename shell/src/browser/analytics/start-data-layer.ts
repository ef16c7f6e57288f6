import type { PlainBusHandle, TopicValue } from '@aksamit/module-sdk/bus';
import { dataLayerEntry } from './data-layer-entry';

declare global {
  interface Window {
    /** The tag manager's queue; undefined until the visitor agreed to analytics. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Steps queued while the visitor has not decided: enough for a visit's first pages. */
const MOST_WAITING = 30;

/**
 * Passes shoppers' steps to `window.dataLayer`, only with consent to analytics. Until the decision they are queued in
 * this page's memory; a refusal drops them.
 * @param before steps from before this script was loaded
 */
export function startDataLayer(bus: PlainBusHandle, before: readonly TopicValue<'commerce'>[] = []): void {
  let waiting: TopicValue<'commerce'>[] = [...before];
  const isAllowed = () => bus.read('consent')?.analytical === true;
  const push = (step: TopicValue<'commerce'>) => {
    window.dataLayer ??= [];
    // The tag manager merges objects: the last step's data must be cleared first.
    window.dataLayer.push({ ecommerce: null }, dataLayerEntry(step));
  };
  bus.observe('commerce').subscribe((step) => {
    if (isAllowed()) push(step);
    else if (bus.read('consent')?.decided !== true) waiting = [...waiting, step].slice(-MOST_WAITING);
  });
  bus.observe('consent').subscribe(({ decided, analytical }) => {
    if (!decided) return;
    if (analytical) for (const step of waiting) push(step);
    waiting = [];
  });
}
