import { type PlannedVisit, planWeek, WEEK_VISITS, type WeekUnit } from './demo-week';

const units: WeekUnit[] = Array.from({ length: 8 }, (_, n) => ({
  therapistId: `t${n}`,
  roomId: `r${n}`,
  deviceId: `d${n}`,
  treatments: [
    { productId: 'short', minutes: 30 },
    { productId: 'middle', minutes: 45 },
    { productId: 'long', minutes: 70 },
  ],
}));
const days = Array.from({ length: 7 }, (_, n) => ({ weekday: n + 1, from: 600, to: n === 6 ? 1080 : 1260 }));
const now = { date: '2026-11-26', minutes: 14 * 60 };
const week = planWeek(units, days, now);

test('there are four hundred visits of the whole week, in every state, and of many people', () => {
  expect(week).toHaveLength(WEEK_VISITS);
  expect([...new Set(week.map(({ date }) => date))].sort()).toEqual(
    [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`),
  );
  const states = new Set(week.map(({ state }) => state));
  expect([...states].sort()).toEqual(['booked', 'canceled', 'done', 'noShow', 'refused']);
  expect(new Set(week.map(({ phone }) => phone)).size).toBeGreaterThan(150);
  for (const mark of ['hasInterview', 'hasCard', 'hasGuardian', 'isArrived'] as const) {
    expect(week.some((visit) => visit[mark] && visit.state === 'done')).toBe(true);
  }
});

test('a phone belongs to one person', () => {
  const names = new Map<string, string>();
  for (const { phone, firstName, lastName } of week) {
    const name = `${firstName} ${lastName}`;
    expect(lastName).not.toBe('');
    expect(names.get(phone) ?? name).toBe(name);
    names.set(phone, name);
  }
});

test('nobody has two visits at once, and all are within the opening hours', () => {
  const byDay = new Map<string, PlannedVisit[]>();
  for (const visit of week) {
    const key = `${visit.therapistId} ${visit.date}`;
    byDay.set(key, [...(byDay.get(key) ?? []), visit]);
  }
  for (const visits of byDay.values()) {
    visits.sort((one, other) => one.from - other.from);
    for (const [n, visit] of visits.entries()) {
      expect(visit.from).toBeGreaterThanOrEqual(600);
      expect(visit.to).toBeLessThanOrEqual(1260);
      expect(visit.from).toBeGreaterThanOrEqual(visits[n - 1]?.to ?? 0);
    }
  }
});

test('what is ahead is booked or canceled, what is over is neither booked nor still in the salon', () => {
  const isOver = ({ date, to }: PlannedVisit) => date < now.date || (date === now.date && to <= now.minutes);
  expect(week.filter((visit) => isOver(visit) && visit.state === 'booked')).toEqual([]);
  expect(week.filter((visit) => !isOver(visit) && !['booked', 'canceled'].includes(visit.state))).toEqual([]);
  expect(week.filter(({ isArrived, state, date }) => isArrived && state !== 'done' && date !== now.date)).toEqual([]);
});
