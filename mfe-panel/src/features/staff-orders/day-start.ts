import { storeDateOf } from '@aksamit/contracts/store-time';

const HOUR_MS = 3_600_000;
/** Most hours that the salons' clock is ahead of UTC. */
const MOST_AHEAD = 3;

/**
 * The instant at which a local date begins in the salons, which are east of Greenwich.
 * @param date `YYYY-MM-DD`
 */
export function dayStart(date: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  for (let hours = MOST_AHEAD; hours > 0; hours -= 1) {
    const instant = new Date(midnight - hours * HOUR_MS);
    if (storeDateOf(instant) === date) return instant.toISOString();
  }
  return new Date(midnight).toISOString();
}
