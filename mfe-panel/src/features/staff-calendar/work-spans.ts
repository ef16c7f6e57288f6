import { clockOf } from '../../staff-kit/store-time';
import type { CalendarColumn } from './calendar-columns';
import type { Span } from './opening-hours';

/** When the column's therapist works, within the opening hours, without the breaks. */
export function workSpans({ open, off }: Pick<CalendarColumn, 'open' | 'off'>): Span[] {
  let spans: Span[] = open ? [open] : [];
  for (const { from, to } of off) {
    spans = spans.flatMap((span) => [
      { from: span.from, to: Math.min(span.to, from) },
      { from: Math.max(span.from, to), to: span.to },
    ]);
    spans = spans.filter((span) => span.from < span.to);
  }
  return spans;
}

/** `10:00–13:00, 13:30–18:00`; empty: no work on that day. */
export const workWords = (column: Pick<CalendarColumn, 'open' | 'off'>): string =>
  workSpans(column)
    .map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`)
    .join(', ');
