/** Outcomes of visits by period, and how full rooms and devices are. Pure. */
import type { VisitFigures } from '@aksamit/contracts/staff';
import type { FiguresRange } from './figures-range';
import { periodOf, periodsOf } from './figures-rows';
import { OUTCOMES } from './figures-sheet';

export type VisitRow = { period: string } & Record<(typeof OUTCOMES)[number], number>;

const emptyRow = (period: string): VisitRow => ({ period, booked: 0, done: 0, noShow: 0, refused: 0, canceled: 0 });

function added(row: VisitRow, more: Omit<VisitRow, 'period'>): VisitRow {
  return { ...row, ...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, row[outcome] + more[outcome]])) };
}

/** Each day or month of the range. */
export function visitRows(days: VisitFigures['days'], range: FiguresRange): VisitRow[] {
  const rows = new Map(periodsOf(range).map((period) => [period, emptyRow(period)]));
  for (const day of days) {
    const period = periodOf(day.date, range);
    const row = rows.get(period);
    if (row) rows.set(period, added(row, day));
  }
  return [...rows.values()];
}

export const visitTotal = (rows: readonly VisitRow[]): VisitRow =>
  rows.reduce((total, row) => added(total, row), emptyRow(''));

/** Of the visits for which somebody was expected and whose outcome is known, the part to which nobody came; null: none. */
export function noShowShare({ done, noShow }: Pick<VisitRow, 'done' | 'noShow'>): number | null {
  const known = done + noShow;
  return known === 0 ? null : noShow / known;
}

/** The part of the opening time that visits take; null where the salon is never open. More than 1 where visits lie outside of it. */
export const occupancyShare = ({
  visitMinutes,
  openMinutes,
}: Pick<VisitFigures['occupancy'][number], 'visitMinutes' | 'openMinutes'>): number | null =>
  openMinutes === 0 ? null : visitMinutes / openMinutes;
