import type { DeskLead } from '@aksamit/contracts/staff';
import { daysBetween, storeDateOf } from '@aksamit/contracts/store-time';

/** How long there is for an answer. `days` is whole days by the salons' calendar. */
export type DeskClock =
  | { kind: 'none' | 'closed' | 'today' | 'tomorrow' }
  | { kind: 'ahead' | 'overdue'; days: number };

/** The clock of a form at an instant: its deadline is the last second of a day. Source: readings.md, "Clocks". */
export function deskClock({ answerBy, closedAt }: Pick<DeskLead, 'answerBy' | 'closedAt'>, now: Date): DeskClock {
  if (closedAt !== null) return { kind: 'closed' };
  if (answerBy === null) return { kind: 'none' };
  const days = daysBetween(storeDateOf(now), storeDateOf(answerBy));
  if (days < 0) return { kind: 'overdue', days: -days };
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'ahead', days };
}

/** Days before the deadline from which a form stands out. */
const SOON_DAYS = 3;

/** How urgent a clock is, as the tone of its badge; the words beside it name it. */
export function toneOfClock(clock: DeskClock): 'danger' | 'warning' | 'neutral' {
  if (clock.kind === 'overdue' || clock.kind === 'today') return 'danger';
  const isSoon = clock.kind === 'tomorrow' || (clock.kind === 'ahead' && clock.days <= SOON_DAYS);
  return isSoon ? 'warning' : 'neutral';
}
