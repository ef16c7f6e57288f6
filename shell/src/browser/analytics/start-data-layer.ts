import type { BusHandle, TopicValue } from '@aksamit/shared-kit/bus';
import { dataLayerEntry } from './data-layer-entry';

declare global {
  interface Window {
    /** The tag manager's queue; there is none before somebody agreed to analytics. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Steps kept while the visitor has not decided: as many as a visit's first pages make. */
const MOST_WAITING = 30;

/**
 * Hands shoppers' steps to `window.dataLayer`, with consent to analytics and not without. Until somebody decides they
 * wait in this page's memory; a refusal drops them. `before`: steps from before this was loaded.
 */
export function startDataLayer(bus: BusHandle, before: readonly TopicValue<'commerce'>[] = []): void {
  let waiting: TopicValue<'commerce'>[] = [...before];
  const isAllowed = () => bus.read('consent')?.analytical === true;
  const push = (step: TopicValue<'commerce'>) => {
    window.dataLayer ??= [];
    // The tag manager merges: what the last step left must go first.
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
