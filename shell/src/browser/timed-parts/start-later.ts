import { whenIdle } from '../host/when-idle';
import { HEAD_SET_EVENT } from '../navigation/document-head';

const LONGEST_WAIT_MS = 4000;

/**
 * Loads what keeps timed parts right, once the page has any, or one that follows it without a page load. The page server
 * rendered those of the present time.
 */
export function startTimedPartsLater(): void {
  const load = () =>
    import(/* webpackChunkName: "later-timed-parts" */ './timed-parts').then(
      ({ startTimedParts }) => startTimedParts(),
      // The page shows what was right when it was opened.
      () => undefined,
    );
  const look = () => {
    if (!document.querySelector('[data-shown-until]')) return;
    removeEventListener(HEAD_SET_EVENT, look);
    whenIdle(() => void load(), LONGEST_WAIT_MS);
  };
  addEventListener(HEAD_SET_EVENT, look);
  look();
}
