import { addDays, addMonths, daysBetween } from '@aksamit/contracts/store-time';

/** Whether a bar is a day or a month. */
export type FiguresStep = 'day' | 'month';

/** What is shown; dates by the salons' calendar, both included. */
export interface FiguresRange {
  from: string;
  to: string;
  step: FiguresStep;
}

/** The API's most. */
const MOST_DAYS = 400;
const DEFAULT_DAYS = 30;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(text));

/** Why a range cannot be shown; null: it can. */
export function rangeRefusal({ from, to }: Pick<FiguresRange, 'from' | 'to'>): 'order' | 'length' | null {
  if (from > to) return 'order';
  return daysBetween(from, to) > MOST_DAYS ? 'length' : null;
}

/** The range that an address names; the last 30 days where it names none. @param today by the salons' calendar */
export function readRange({ from, to, step }: { from: string; to: string; step: string }, today: string): FiguresRange {
  const until = isDate(to) ? to : today;
  return {
    from: isDate(from) ? from : addDays(until, 1 - DEFAULT_DAYS),
    to: until,
    step: step === 'month' ? 'month' : 'day',
  };
}

/** As many days right before a range. */
export function rangeBefore({ from, to }: Pick<FiguresRange, 'from' | 'to'>): Pick<FiguresRange, 'from' | 'to'> {
  const until = addDays(from, -1);
  return { from: addDays(until, -daysBetween(from, to)), to: until };
}

/** Ranges that are asked most, by their name. */
export function usualRanges(
  today: string,
): { name: 'today' | 'week' | 'month' | 'thisMonth' | 'lastMonth' | 'year'; range: FiguresRange }[] {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  return [
    { name: 'today', range: { from: today, to: today, step: 'day' } },
    { name: 'week', range: { from: addDays(today, -6), to: today, step: 'day' } },
    { name: 'month', range: { from: addDays(today, 1 - DEFAULT_DAYS), to: today, step: 'day' } },
    { name: 'thisMonth', range: { from: firstOfMonth, to: today, step: 'day' } },
    { name: 'lastMonth', range: { from: addMonths(firstOfMonth, -1), to: addDays(firstOfMonth, -1), step: 'day' } },
    { name: 'year', range: { from: addMonths(firstOfMonth, -11), to: today, step: 'month' } },
  ];
}
