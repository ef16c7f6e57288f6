import { ageDeclaration, HEALTH_TEXT_VERSION as currentVersion } from '@aksamit/contracts';
import fc from 'fast-check';
import { bought, visit } from '../../testing/panel-fixtures';
import {
  bookingBar,
  DECLARED_AGES,
  groupVisits,
  HEALTH_TEXT_VERSION,
  lastChangeAt,
  preparationOf,
  toBook,
  wouldBeFinal,
} from './visit-rules';

const statuses = ['active', 'done', 'noShow', 'refused', 'canceled', 'waiting'] as const;

test('every visit stands in one group, and the order within stays', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...statuses)), (given) => {
      const events = given.map((doneStatus, index) => ({ ...visit, id: String(index), doneStatus }));
      const { ahead, done, canceled } = groupVisits(events);
      expect(ahead.length + done.length + canceled.length).toBe(given.filter((one) => one !== 'waiting').length);
      for (const group of [ahead, done, canceled]) {
        const ids = group.map(({ id }) => Number(id));
        expect(ids).toEqual([...ids].sort((one, other) => one - other));
      }
    }),
  );
});

test('a visit can be changed until 24 hours before; a nearer time would be final', () => {
  expect(lastChangeAt({ startAt: '2026-12-02T10:00:00Z' }, 24)).toEqual(new Date('2026-12-01T10:00:00Z'));
  expect(lastChangeAt({ startAt: visit.startAt, changeUntil: '2026-12-01T09:00:00Z' }, 24)).toEqual(
    new Date('2026-12-01T09:00:00Z'),
  );
  const now = new Date('2026-12-01T10:00:00Z');
  expect(wouldBeFinal('2026-12-02T10:00:00Z', now, 24)).toBe(true);
  expect(wouldBeFinal('2026-12-02T10:00:01Z', now, 24)).toBe(false);
});

test.each([
  [{ canBook: true }, null],
  [{ canBook: false, bookRefusal: 'too_young' as const }, 'too_young'],
  // An older API returns only that it cannot be booked.
  [{ canBook: false, bookedCount: 1 }, 'visit_not_done'],
  [{ canBook: false, leftCount: 0 }, 'all_visits_used'],
  [{ canBook: false }, 'package_ended'],
])('%j cannot be booked because of %s', (given, expected) => {
  expect(bookingBar({ ...bought, ...given })).toBe(expected);
});

test('what waits for a visit is what can be booked', () => {
  expect(toBook([bought, { ...bought, id: 'p2', canBook: false }]).map(({ id }) => id)).toEqual(['p1']);
});

test('a category without a description of its own has the general one', () => {
  expect([preparationOf('epilation'), preparationOf('dermapen')]).toEqual(['epilation', 'general']);
});

test('the rules on health that are shown are those that hold', () => {
  expect(HEALTH_TEXT_VERSION).toBe(currentVersion);
});

test('the ages that may be declared are those that the API takes', () => {
  expect(DECLARED_AGES).toEqual(ageDeclaration.options);
});
