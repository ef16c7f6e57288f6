import type { AuditTrailEntry } from '../../people/staff';
import { orderHistory, type RecordedStep } from './order-history-rules';

const actor = { id: 'u1', name: 'Anna Manager' };
const step = (at: string, kind: RecordedStep['kind'], change: Partial<RecordedStep> = {}): RecordedStep => ({
  at,
  kind,
  from: null,
  to: null,
  amount: null,
  reference: null,
  madeBy: null,
  ...change,
});
const logged = (at: string, call: string, details: Record<string, unknown> = {}): AuditTrailEntry => ({
  at,
  call,
  actor,
  subjectKind: 'event',
  subjectId: 'v1',
  details,
});

test('a step has the actor of the staff call of its own instant; others have none', () => {
  const steps = [
    step('2026-11-25T10:00:00.000Z', 'placed'),
    step('2026-11-25T11:00:00.000Z', 'payment', { amount: 100 }),
  ];
  const trail = [logged('2026-11-25T11:00:00.000Z', 'POST /admin/orders/:id/payments')];
  expect(orderHistory(steps, trail, []).map((entry) => [entry.kind, entry.actor])).toEqual([
    ['placed', null],
    ['payment', actor],
  ]);
});

test('a step whose row names the member of staff has that actor, whenever it was logged', () => {
  const steps = [step('2026-11-25T11:00:00.000Z', 'correction', { madeBy: actor })];
  expect(orderHistory(steps, [], []).map((entry) => entry.actor)).toEqual([actor]);
});

test('staff calls on visits are steps in their time: booked, moved, noted, marked; others are none', () => {
  const history = orderHistory(
    [step('2026-11-25T10:30:00.000Z', 'doneStatus', { from: 'active', to: 'done' })],
    [],
    [
      logged('2026-11-25T10:00:00.000Z', 'POST /admin/events', { startAt: 'a' }),
      logged('2026-11-25T10:10:00.000Z', 'PUT /admin/events/:id/date', { from: 'a', to: 'b', movedTo: null }),
      logged('2026-11-25T10:20:00.000Z', 'PUT /admin/events/:id', { arrived: true }),
      logged('2026-11-25T10:30:00.000Z', 'PUT /admin/events/:id/done-status', {
        doneStatus: { from: 'booked', to: 'done' },
      }),
      logged('2026-11-25T10:40:00.000Z', 'POST /admin/something-else'),
    ],
  );
  expect(history.map(({ kind, from, to, reference }) => [kind, from, to, reference])).toEqual([
    ['visitBooked', null, 'a', 'v1'],
    ['visitMoved', 'a', 'b', 'v1'],
    ['visitNoted', null, null, 'v1'],
    ['doneStatus', 'active', 'done', null],
    ['visitMarked', 'booked', 'done', 'v1'],
  ]);
  expect(history[3]?.actor).toEqual(actor);
});
