/** A visit may be moved or canceled longer than this ahead. Source: readings.md, "Visits and slots". */
const NOTICE_MS = 24 * 3_600_000;

/** Whether a time is so near that a visit at it can no longer be moved or canceled. */
export function isFinalTime(startAt: string, now: Date): boolean {
  return Date.parse(startAt) - now.getTime() <= NOTICE_MS;
}
