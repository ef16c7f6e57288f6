import { MOST_RECENTLY_SEEN, parseIds, RECENTLY_SEEN_KEY, withId } from '@aksamit/contracts/remembered-list';
import type { PlainBusHandle } from '@aksamit/module-sdk/bus';

/**
 * Lists the treatments whose pages were opened last, in this browser alone: modules show them again. Source:
 * docs/decisions/0230.
 */
export function listRecentlySeen(bus: PlainBusHandle): void {
  bus.observe('commerce').subscribe(({ event, items: [item] }) => {
    if (event !== 'view_item' || (item?.itemType !== 'product' && item?.itemType !== 'package')) return;
    try {
      const before = parseIds(localStorage.getItem(RECENTLY_SEEN_KEY), MOST_RECENTLY_SEEN);
      localStorage.setItem(RECENTLY_SEEN_KEY, JSON.stringify(withId(before, item.id, MOST_RECENTLY_SEEN)));
    } catch {
      // Full or blocked: nothing is listed.
    }
  });
}
