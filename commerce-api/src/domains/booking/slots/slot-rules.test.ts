import { addDays } from '@aksamit/contracts/store-time';
import fc from 'fast-check';
import { chooseUnits, freeSlots, type OpeningHours, slotsOfDay, type Unit } from './slot-rules';
import { localDay, localOf } from './zoned-time';

const FIRST = '2026-01-01';
const TEN_YEARS = 3652;

const week = (opens: number, closes: number): OpeningHours => ({
  week: new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { opens, closes }])),
  exceptions: new Map(),
});
const dates = fc.integer({ min: 0, max: TEN_YEARS }).map((days) => addDays(FIRST, days));
/** Opening hours, around the clock and around the changes of clocks included. */
const openings = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .filter(([opens, closes]) => opens < closes);

function checkDay(hours: OpeningHours, opens: number, closes: number, date: string, minutes: number) {
  const slots = slotsOfDay(hours, date, minutes);
  const starts = slots.map(({ startAt }) => startAt.getTime());
  expect(new Set(starts).size).toBe(starts.length);
  const walls = slots.map(({ startAt }) => localOf(startAt));
  expect(new Set(walls.map(({ minute }) => minute)).size).toBe(walls.length);
  for (const [index, slot] of slots.entries()) {
    const wall = walls[index];
    expect(wall?.date).toBe(date);
    expect((wall?.minute ?? 1) % 15).toBe(0);
    expect(wall?.minute).toBeGreaterThanOrEqual(opens);
    expect(slot.endAt.getTime() - slot.startAt.getTime()).toBe(minutes * 60_000);
    const last = localOf(new Date(slot.endAt.getTime() - 60_000));
    expect(last.date).toBe(date);
    expect(last.minute).toBeLessThan(closes);
  }
}

test('ten years of Warsaw around the clock: every day, no time that does not exist, none twice', () => {
  const hours = week(0, 1440);
  const lengths = new Map<number, number>();
  for (let day = 0; day <= TEN_YEARS; day += 1) {
    const date = addDays(FIRST, day);
    const slots = slotsOfDay(hours, date, 15);
    const instants = new Set(slots.map(({ startAt }) => startAt.getTime()));
    if (instants.size !== slots.length) throw new Error(`a slot of ${date} comes twice`);
    lengths.set(slots.length, (lengths.get(slots.length) ?? 0) + 1);
    // Days that are not of 96 quarters have the change of clocks: looked at one by one.
    if (slots.length !== 96 || localDay(date).at(1425)?.getTime() !== slots.at(-1)?.startAt.getTime()) {
      checkDay(hours, 0, 1440, date, 15);
    }
  }
  // Ten springs lose an hour; the doubled hour of autumn is offered once.
  expect(lengths.get(92)).toBe(10);
  expect([...lengths.keys()].sort()).toEqual([92, 96]);
});

test('no slot is outside of the opening hours, off the grid or twice', () => {
  fc.assert(
    fc.property(dates, openings, fc.integer({ min: 5, max: 240 }), (date, [opens, closes], minutes) =>
      checkDay(week(opens, closes), opens, closes, date, minutes),
    ),
    { numRuns: 120 },
  );
});

test('the missing hour is not offered, the doubled one once', () => {
  const hours = week(60, 240);
  const wallOf = (date: string) => slotsOfDay(hours, date, 15).map(({ startAt }) => localOf(startAt).minute);
  expect(wallOf('2026-03-29')).toEqual([60, 75, 90, 105, 180, 195, 210, 225]);
  expect(wallOf('2026-10-25')).toEqual([60, 75, 90, 105, 120, 135, 150, 165, 180, 195, 210, 225]);
  expect(localDay('2026-03-29').at(150)).toBeNull();
  expect(localDay('2026-10-25').at(150)?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('an exception overrides the week', () => {
  const hours: OpeningHours = {
    ...week(540, 1200),
    exceptions: new Map([
      ['2026-05-03', null],
      ['2026-05-04', { opens: 600, closes: 630 }],
    ]),
  };
  expect(slotsOfDay(hours, '2026-05-03', 15)).toEqual([]);
  expect(slotsOfDay(hours, '2026-05-04', 15)).toHaveLength(2);
  expect(slotsOfDay(hours, '2026-05-05', 60)).toHaveLength(41);
});

test('a slot needs one free unit of each kind, and touching visits do not overlap', () => {
  const units: Unit[] = [
    { kind: 'room', id: '1' },
    { kind: 'room', id: '2' },
    { kind: 'device', id: '1' },
    { kind: 'device', id: '2' },
    { kind: 'therapist', id: '7' },
  ];
  const [first, second] = slotsOfDay(week(540, 1200), '2026-05-05', 15);
  if (!first || !second) throw new Error('no slots');
  const during = { from: first.startAt.getTime(), to: first.endAt.getTime() };
  expect(chooseUnits(units, [{ kind: 'room', id: '1', ...during }], first)).toEqual({
    room: '2',
    device: '1',
    therapist: '7',
  });
  const busy = [{ kind: 'therapist' as const, id: '7', ...during }];
  expect(chooseUnits(units, busy, first)).toBeNull();
  expect(freeSlots([first, second], units, busy, new Date(0))).toEqual([second]);
  expect(freeSlots([first, second], units, [], first.startAt)).toEqual([second]);
});

test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '+010000-06-01T00:00:00Z', '1890-05-05T12:00:00Z'])(
  'the local date of %s is one that dates can be reckoned with',
  (instant) => {
    const { date } = localOf(new Date(instant));
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(addDays(date, -3)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(() => localDay(addDays(date, 14)).at(600)).not.toThrow();
  },
);
