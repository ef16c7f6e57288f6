/** The states of a visit. The database has the same table (trigger keep_visit_states). */
export type VisitState = 'held' | 'released' | 'booked' | 'done' | 'noShow' | 'refused' | 'canceled';

/** Staff may correct the recorded outcome of a visit that is over. Source: readings.md, "Visits and slots". */
const transitions: Record<VisitState, readonly VisitState[]> = {
  held: ['released', 'booked'],
  released: ['held', 'booked'],
  booked: ['done', 'noShow', 'refused', 'canceled'],
  done: ['noShow', 'refused'],
  noShow: ['done', 'refused'],
  refused: ['done', 'noShow'],
  canceled: [],
};

export const visitStates = Object.keys(transitions).filter((name): name is VisitState => name in transitions);

export function mayVisitBecome(from: VisitState, to: VisitState): boolean {
  return transitions[from].includes(to);
}

/** The ledger state of a visit of a bought treatment: ahead, used up, or given back. */
export function countsAs(state: VisitState): 'ahead' | 'used' | 'back' {
  if (state === 'held' || state === 'booked') return 'ahead';
  return state === 'done' || state === 'noShow' ? 'used' : 'back';
}
