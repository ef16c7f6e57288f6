import type { ShiftBreak, ShiftDay, ShiftException, TherapistRota } from '@aksamit/contracts/staff';

type Days = Pick<TherapistRota, 'week' | 'exceptions'>;

/**
 * A rota in which each day has its further breaks. A module of before 0232 does not send them: its days retain those that still lie
 * within the hours and apart from the first break, so that a changed Monday does not delete the breaks of a Friday.
 */
export const withFormerBreaks = ({ week, exceptions }: Days, before: Days): Days => ({
  week: week.map((day) => ({
    ...day,
    moreBreaks: furtherBreaks(
      day,
      before.week.find(({ weekday }) => weekday === day.weekday),
    ),
  })),
  exceptions: exceptions.map((day) => ({
    ...day,
    moreBreaks: furtherBreaks(
      day,
      before.exceptions.find(({ date }) => date === day.date),
    ),
  })),
});

type Hours = Omit<ShiftDay, 'weekday'> | Omit<ShiftException, 'date'>;

function furtherBreaks(day: Hours, before: Hours | undefined): ShiftBreak[] {
  if (day.moreBreaks) return day.moreBreaks;
  const { start, end, breakStart, breakEnd } = day;
  if (start === null || end === null || breakStart === null || breakEnd === null) return [];
  return (before?.moreBreaks ?? []).filter(
    (each) => each.start >= start && each.end <= end && (each.end <= breakStart || breakEnd <= each.start),
  );
}
