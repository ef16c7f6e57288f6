import { whenIdle } from '../host/when-idle';

const LONGEST_WAIT_MS = 4000;

/** Loads what keeps timed parts right, where the page has any. The page server rendered those of the present time. */
export function startTimedPartsLater(): void {
  if (!document.querySelector('[data-shown-until]')) return;
  const load = () =>
    import(/* webpackChunkName: "later-timed-parts" */ './timed-parts').then(
      ({ startTimedParts }) => startTimedParts(),
      // The page shows what was right when it was opened.
      () => undefined,
    );
  whenIdle(() => void load(), LONGEST_WAIT_MS);
}
