/** The history of an order, put together from what its rows and the audit log keep. Pure. */
import type { OrderHistoryEntry } from '@aksamit/contracts/staff';
import type { AuditTrailEntry } from '../../people/staff';

/** What a row of the order keeps. */
export interface RecordedStep extends Omit<OrderHistoryEntry, 'actor'> {
  /** The member of staff, where the row names them; null: they are looked for in the log. */
  madeBy: OrderHistoryEntry['actor'];
}

const VISIT_CALLS: Readonly<Record<string, OrderHistoryEntry['kind']>> = {
  'POST /admin/events': 'visitBooked',
  'PUT /admin/events/:id': 'visitNoted',
  'PUT /admin/events/:id/date': 'visitMoved',
  'PUT /admin/events/:id/done-status': 'visitMarked',
};

/**
 * The oldest first. A step has the actor of the staff call that was logged in its own transaction, which has its instant; a
 * step without one was made by the customer, a gateway or time.
 * @param orderTrail staff calls on the order
 * @param visitTrail staff calls on its visits; each is a step of its own
 */
export function orderHistory(
  steps: readonly RecordedStep[],
  orderTrail: readonly AuditTrailEntry[],
  visitTrail: readonly AuditTrailEntry[],
): OrderHistoryEntry[] {
  const actors = new Map([...visitTrail, ...orderTrail].map(({ at, actor }) => [at, actor]));
  const recorded = steps.map(({ madeBy, ...step }) => ({ ...step, actor: madeBy ?? actors.get(step.at) ?? null }));
  const visits = visitTrail.flatMap((entry) => {
    const kind = VISIT_CALLS[entry.call];
    return kind ? [{ ...stepOfVisit(entry, kind), actor: entry.actor }] : [];
  });
  return [...recorded, ...visits].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function stepOfVisit(
  { at, subjectId, details }: AuditTrailEntry,
  kind: OrderHistoryEntry['kind'],
): Omit<RecordedStep, 'madeBy'> {
  const { from, to } = spanOf(details);
  return { at, kind, from, to, amount: null, reference: subjectId };
}

/** A move logs both times, a mark both outcomes, a booking its time. */
function spanOf({ from, to, doneStatus, startAt }: Record<string, unknown>): {
  from: string | null;
  to: string | null;
} {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  if (typeof doneStatus === 'object' && doneStatus !== null) {
    return { from: text(Reflect.get(doneStatus, 'from')), to: text(Reflect.get(doneStatus, 'to')) };
  }
  return { from: text(from), to: text(to) ?? text(startAt) };
}
