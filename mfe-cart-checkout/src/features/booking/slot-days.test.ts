import type { EventSlot } from '@aksamit/contracts';
import { addDays, daysBetween, storeDateOf } from '@aksamit/contracts/store-time';
import fc from 'fast-check';
import {
  DAYS_FETCHED,
  datesOfWeek,
  fetchedFrom,
  LAST_WEEK,
  partOfDay,
  slotAfter,
  slotsByPart,
  weekOf,
  withoutOverlaps,
} from './slot-days';

const slot = (startAt: string): EventSlot => ({
  startAt,
  endAt: new Date(Date.parse(startAt) + 1_800_000).toISOString(),
});

test('parts of the day follow the clock of the salon, summer and winter', () => {
  expect(partOfDay('2026-07-01T09:45:00Z')).toBe('morning');
  expect(partOfDay('2026-07-01T10:00:00Z')).toBe('afternoon');
  expect(partOfDay('2026-12-01T10:45:00Z')).toBe('morning');
  expect(partOfDay('2026-12-01T15:45:00Z')).toBe('afternoon');
  expect(partOfDay('2026-12-01T16:00:00Z')).toBe('evening');
});

test('parts without a slot are left out', () => {
  const slots = [slot('2026-12-01T09:00:00Z'), slot('2026-12-01T17:00:00Z')];
  expect(slotsByPart(slots).map(({ part }) => part)).toEqual(['morning', 'evening']);
});

const dates = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  .map((date) => storeDateOf(date));

test('ten years of dates: each stands in the week that is worked out for it, and in the days that are fetched', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: LAST_WEEK * 7 }), (today, ahead) => {
      const date = addDays(today, ahead);
      expect(daysBetween(today, date)).toBe(ahead);
      const week = weekOf(today, date);
      expect(datesOfWeek(today, week)).toContain(date);
      const offset = daysBetween(fetchedFrom(today, week), date);
      expect(offset >= 0 && offset < DAYS_FETCHED).toBe(true);
    }),
  );
});

test('the next visit goes on within an hour, never before the one before has ended', () => {
  const slots = [slot('2026-12-01T09:00:00Z'), slot('2026-12-01T09:45:00Z'), slot('2026-12-01T12:00:00Z')];
  expect(slotAfter(slots, '2026-12-01T09:30:00Z')?.startAt).toBe('2026-12-01T09:45:00Z');
  expect(slotAfter(slots, '2026-12-01T09:00:00Z')?.startAt).toBe('2026-12-01T09:00:00Z');
  expect(slotAfter(slots, '2026-12-01T10:00:00Z')).toBeNull();
});

test('nobody is offered a time at which they are at another visit', () => {
  const slots = [slot('2026-12-01T09:00:00Z'), slot('2026-12-01T09:15:00Z'), slot('2026-12-01T10:00:00Z')];
  const visit = { startAt: '2026-12-01T09:30:00Z', endAt: '2026-12-01T10:00:00Z' };
  expect(withoutOverlaps(slots, [visit]).map(({ startAt }) => startAt)).toEqual([
    '2026-12-01T09:00:00Z',
    '2026-12-01T10:00:00Z',
  ]);
});
