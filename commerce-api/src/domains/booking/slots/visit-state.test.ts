import fc from 'fast-check';
import { countsAs, mayVisitBecome, type VisitState, visitStates } from './visit-state';

test('a visit goes only these ways', () => {
  const allowed = visitStates.flatMap((from) =>
    visitStates.filter((to) => mayVisitBecome(from, to)).map((to) => `${from}>${to}`),
  );
  expect(allowed.sort()).toEqual(
    [
      'held>released',
      'held>booked',
      'released>held',
      'released>booked',
      'booked>done',
      'booked>noShow',
      'booked>refused',
      'booked>canceled',
      'done>noShow',
      'done>refused',
      'noShow>done',
      'noShow>refused',
      'refused>done',
      'refused>noShow',
    ].sort(),
  );
});

test('a visit that was canceled or given back by its hold is never over, one that is over is never ahead again', () => {
  const steps = fc.array(fc.constantFrom(...visitStates), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (targets) => {
      let state: VisitState = 'held';
      let wasOver = false;
      for (const target of targets) {
        const before = state;
        if (mayVisitBecome(state, target)) state = target;
        if (before === 'canceled') expect(state).toBe('canceled');
        wasOver ||= ['done', 'noShow', 'refused'].includes(state);
        if (wasOver) expect(countsAs(state)).not.toBe('ahead');
      }
    }),
  );
});
