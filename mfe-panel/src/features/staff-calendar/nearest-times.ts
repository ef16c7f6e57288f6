import { clockMinutes } from '../../staff-kit/store-time';

/**
 * Those of a day's times that are nearest to a wanted one, in order.
 * @param times `10:15`
 * @param wanted empty: the first ones
 */
export function nearestTimes(times: readonly string[], wanted: string, most: number): string[] {
  const at = wanted === '' ? 0 : clockMinutes(wanted);
  return times
    .map((time) => ({ time, distance: Math.abs(clockMinutes(time) - at) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ time }) => time)
    .sort((a, b) => clockMinutes(a) - clockMinutes(b));
}
