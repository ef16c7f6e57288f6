import type { StaffMessageCount } from '@aksamit/contracts/staff';
import { MESSAGE_STATES } from './api/messages';

/** How many messages a filter of the list would show. */
export interface MessageTotal {
  /** Value of the filter. */
  value: string;
  count: number;
}

/** What the list is filtered by; '' where it is not. */
export interface ChosenMessages {
  kind: string;
  state: string;
}

/** Seldom: shown where there are any. */
const SELDOM = 'withdrawn';

const sum = (counts: readonly StaffMessageCount[]): number => counts.reduce((total, { count }) => total + count, 0);

/** Messages by outcome, of the chosen kind, in the order of their life. */
export function totalsByState(counts: readonly StaffMessageCount[], { kind, state }: ChosenMessages): MessageTotal[] {
  const ofKind = counts.filter((each) => kind === '' || each.kind === kind);
  return MESSAGE_STATES.map((value) => ({ value, count: sum(ofKind.filter((each) => each.state === value)) })).filter(
    ({ value, count }) => value !== SELDOM || value === state || count > 0,
  );
}

/** Messages by kind, with the chosen outcome, the most first; the chosen kind also without any. */
export function totalsByKind(counts: readonly StaffMessageCount[], { kind, state }: ChosenMessages): MessageTotal[] {
  const kinds = [...new Set([...counts.map((each) => each.kind), ...(kind === '' ? [] : [kind])])];
  const ofState = counts.filter((each) => state === '' || each.state === state);
  return kinds
    .map((value) => ({ value, count: sum(ofState.filter((each) => each.kind === value)) }))
    .filter(({ value, count }) => value === kind || count > 0)
    .sort((first, second) => second.count - first.count || (first.value < second.value ? -1 : 1));
}
