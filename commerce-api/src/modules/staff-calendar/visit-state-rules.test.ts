import fc from 'fast-check';
import { mayMarkNow, mayStaffMark, type VisitState } from './visit-state-rules';

const states = ['held', 'released', 'booked', 'done', 'noShow', 'refused', 'canceled'] as const;
const marks = ['done', 'noShow', 'refused', 'canceled'] as const;

test('no path leads out of canceled, and none into the states of shoppers', () => {
  const steps = fc.array(fc.constantFrom(...marks), { maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...states), steps, (first, wishes) => {
      let state: VisitState = first;
      for (const wish of wishes) {
        const before: VisitState = state;
        if (!mayStaffMark(state, wish)) continue;
        state = wish;
        expect(['held', 'released', 'canceled']).not.toContain(before);
        expect(state).not.toBe(before);
      }
      if (first === 'held' || first === 'released' || first === 'canceled') expect(state).toBe(first);
    }),
  );
});

test('only a visit that stands is canceled; what is over can be corrected', () => {
  expect(states.filter((state) => mayStaffMark(state, 'canceled'))).toEqual(['booked']);
  expect(mayStaffMark('done', 'noShow')).toBe(true);
  expect(mayStaffMark('noShow', 'done')).toBe(true);
});

test('before it begins a visit can only be canceled', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const later = new Date('2026-11-21T10:00:01Z');
  expect(marks.filter((mark) => mayMarkNow(mark, later, now))).toEqual(['canceled']);
  expect(marks.filter((mark) => mayMarkNow(mark, now, now))).toEqual([...marks]);
});
