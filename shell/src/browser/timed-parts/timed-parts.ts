/** What a served page shows in a span of time only, from and until in milliseconds since 1970. */
const TIMED = '#main [data-shown-from][data-shown-until]';

const TICK_MS = 15_000;

/** Shows what belongs to the present time and hides the rest. */
function showPresent(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>(TIMED)) {
    const { shownFrom, shownUntil } = element.dataset;
    element.hidden = now < Number(shownFrom) || now >= Number(shownUntil);
  }
}

/** Keeps the page's timed parts right from now on: no component of an islands page runs that could. */
export function startTimedParts(): void {
  showPresent();
  setInterval(showPresent, TICK_MS);
  // A tab in the background may have slept for longer than that.
  document.addEventListener('visibilitychange', showPresent);
}
