/**
 * Whether a time is so near that a visit at it can no longer be moved or canceled.
 * @param noticeHours the market's `cancellationNoticeHours`
 */
export function isFinalTime(startAt: string, now: Date, noticeHours: number): boolean {
  return Date.parse(startAt) - now.getTime() <= noticeHours * 3_600_000;
}
