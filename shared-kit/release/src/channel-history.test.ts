import fc from 'fast-check';
import { withPromoted, withRolledBack } from './channel-changes';
import { liveSince, MAX_EVENTS, retainedHistory, versionBefore, versionsOnTheWay } from './channel-history';
import { type ChannelEvent, type ChannelRecord, channelRecord, emptyChannel } from './channel-record';

const DAY_MS = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);

/** Stable after promotions (`+1.0`) and rollbacks (`-1.0`, `-` for the previous version) of one module, one a day. */
function after(...steps: string[]): ChannelRecord {
  let record = emptyChannel;
  for (const [day, step] of steps.entries()) {
    const version = step.slice(1) || (versionBefore(record, 'catalog') ?? '');
    const change = step.startsWith('-') ? withRolledBack : withPromoted;
    const next = change(record, { catalog: version }, {}, { at: at(day) });
    if (next !== null) record = channelRecord.parse({ ...next, revision: day + 1 });
  }
  return record;
}

test.each([
  [[], null],
  [['+1'], null],
  [['+1', '+2'], '1'],
  [['+1', '+2', '+3', '-'], '1'],
  [['+1', '+2', '+3', '-', '-'], null],
  [['+1', '+2', '-', '+3'], '1'],
  [['+1', '+2', '-', '+2'], '1'],
  [['+1', '+2', '+1'], '2'],
  [['+1', '+2', '+3', '-1'], null],
  // Rollback to a version that was never deployed before: it replaces the one that was left.
  [['+1', '+2', '-0.9'], '1'],
])('after %j a rollback goes to %j', (steps, version) => {
  expect(versionBefore(after(...steps), 'catalog')).toBe(version);
  expect(versionBefore(after(...steps), 'panel')).toBe(null);
});

test('rolling back again and again undoes promotions in their order and never comes to a version just left', () => {
  const step = fc.oneof(
    fc.integer({ min: 1, max: 5 }).map((version) => `+${version}`),
    fc.integer({ min: 1, max: 5 }).map((version) => `-${version}`),
    fc.constant('-'),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let known = steps.filter(
        (one, index) => one !== '-' || versionBefore(after(...steps.slice(0, index)), 'catalog'),
      );
      known = known.length === 0 || known[0] === '-' ? ['+1'] : known;
      const way = versionsOnTheWay(after(...known), 'catalog');
      expect(way.at(-1)).toBe(after(...known).modules.catalog);
      const back = way.map((_, index) => versionsOnTheWay(after(...known, ...Array(index).fill('-')), 'catalog'));
      expect(back).toEqual(way.map((_, index) => way.slice(0, way.length - index)));
    }),
  );
});

test('a history that was cut still knows what its first event replaced', () => {
  const { history, ...record } = after('+1', '+2', '+3');
  expect(versionsOnTheWay({ ...record, history: history.slice(2) }, 'catalog')).toEqual(['2', '3']);
});

test('all that was live at a moment since an instant is needed', () => {
  const record = after('+1', '+2', '+3', '-');
  expect(liveSince(record, at(0))).toEqual(new Set(['catalog@1', 'catalog@2', 'catalog@3']));
  // 2 was deployed when the period begins, and was replaced during it.
  expect(liveSince(record, at(1.5))).toEqual(new Set(['catalog@2', 'catalog@3']));
  expect(liveSince(record, at(3.5))).toEqual(new Set(['catalog@2']));
});

test('what is needed: exactly what a day-by-day account lists', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(steps, fc.double({ min: 0, max: 20, noNaN: true }), (versions, day) => {
      const record = after(...versions.map((version) => `+${version}`));
      const live = versions.filter((_, index) => index >= day || (versions.length > index && index + 1 > day));
      const expected = new Set([...live, versions.at(-1)].map((version) => `catalog@${version}`));
      expect(liveSince(record, at(day))).toEqual(expected);
    }),
  );
});

const event = (day: number): ChannelEvent => ({
  at: at(day).toISOString(),
  action: 'promote',
  module: 'catalog',
  version: String(day),
  previous: null,
  by: 'operator',
});

test('the history keeps a hundred days, the last 200 however old, and never more than fits', () => {
  const daily = Array.from({ length: 400 }, (_, day) => event(day));
  expect(retainedHistory(daily, at(400))).toEqual(daily.slice(200));
  expect(retainedHistory(daily, at(9_000))).toEqual(daily.slice(200));
  const busy = Array.from({ length: 600 }, (_, index) => event(index / 10));
  expect(retainedHistory(busy, at(60))).toEqual(busy);
  const mad = Array.from({ length: MAX_EVENTS + 10 }, (_, index) => event(index / 1_000));
  expect(retainedHistory(mad, at(6))).toEqual(mad.slice(10));
  expect(retainedHistory([], at(0))).toEqual([]);
});

test('a full history does not contain what was deployed before it', () => {
  const history = Array.from({ length: MAX_EVENTS }, (_, index) => event(10 + index / 1_000));
  expect(liveSince({ ...emptyChannel, history }, at(1))).toBeNull();
  expect(liveSince({ ...emptyChannel, history }, at(12))).not.toBeNull();
});
