import { nameVersions } from './name-versions';

const text = (day: string, time = '00:00:00+01:00') => ({
  day,
  publishedAt: '2020-01-01T00:00:00+01:00',
  effectiveAt: `${day}T${time}`,
  summary: null,
});

test('the last text whose time has come is the current one', () => {
  const texts = [text('2020-01-10'), text('2026-01-15'), text('2026-12-03')];
  const statesAt = (now: string) => nameVersions(texts, new Date(now)).map(({ state }) => state);
  expect(statesAt('2026-12-02T23:59:59.999+01:00')).toEqual(['earlier', 'current', 'coming']);
  expect(statesAt('2026-12-03T00:00:00+01:00')).toEqual(['earlier', 'earlier', 'current']);
  expect(statesAt('2019-12-03T00:00:00+01:00')).toEqual(['coming', 'coming', 'coming']);
});

test('a version ends when the next one begins; a second one of a day has a name of its own', () => {
  const texts = [text('2020-01-10'), text('2026-01-15', '08:00:00+01:00'), text('2026-01-15', '20:00:00+01:00')];
  expect(nameVersions(texts, new Date('2026-02-01T00:00:00Z'))).toMatchObject([
    { version: '2020-01-10', endsAt: '2026-01-15T08:00:00+01:00' },
    { version: '2026-01-15', endsAt: '2026-01-15T20:00:00+01:00' },
    { version: '2026-01-15-2', endsAt: null, state: 'current' },
  ]);
});
