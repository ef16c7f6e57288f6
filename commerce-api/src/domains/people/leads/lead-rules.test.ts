import fc from 'fast-check';
import { ageOn, answerByOf, birthRefusal, daysToAnswer, isDecided, LEAD_STATES, mayLeadBecome } from './lead-rules';

const complaint = { leadType: 'contact', topic: 'complaints' } as const;
const contact = { leadType: 'contact', topic: 'other' } as const;
const application = { leadType: 'influencer', topic: null } as const;
const kinds = [complaint, contact, application];

test('complaints are answered within 30 or 14 days, everything else within 14', () => {
  expect([daysToAnswer('services'), daysToAnswer('products'), daysToAnswer(null)]).toEqual([30, 14, 14]);
});

test('the clock ends with the last day in Warsaw, also over the change to and from summer time', () => {
  const ends = (received: string, days: number) => answerByOf(new Date(received), days).toISOString();
  expect(ends('2026-11-21T22:59:00Z', 14)).toBe('2026-12-05T22:59:59.000Z');
  // After midnight in Warsaw it is the next day's.
  expect(ends('2026-11-21T23:30:00Z', 14)).toBe('2026-12-06T22:59:59.000Z');
  expect(ends('2026-03-20T12:00:00Z', 14)).toBe('2026-04-03T21:59:59.000Z');
  expect(ends('2026-10-20T12:00:00Z', 30)).toBe('2026-11-19T22:59:59.000Z');
});

test('what is closed stays closed, on every path', () => {
  const state = fc.constantFrom(...LEAD_STATES);
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.array(state, { maxLength: 12 }), (kind, targets) => {
      const path = ['new'] as (typeof LEAD_STATES)[number][];
      for (const target of targets) if (mayLeadBecome(path.at(-1) ?? 'new', target, kind)) path.push(target);
      const closings = path.filter((entry) => entry !== 'new' && entry !== 'inProgress');
      expect(closings.length).toBeLessThanOrEqual(1);
      if (closings.length === 1) expect(path.at(-1)).toBe(closings[0]);
      if (closings[0] === 'answered') expect(isDecided(kind)).toBe(false);
      expect(path.filter((entry) => entry === 'inProgress').length).toBeLessThanOrEqual(1);
    }),
  );
});

test('only complaints and applications are accepted or rejected', () => {
  expect(kinds.map((kind) => mayLeadBecome('new', 'accepted', kind))).toEqual([true, false, true]);
  expect(kinds.map((kind) => mayLeadBecome('inProgress', 'answered', kind))).toEqual([false, true, false]);
});

test('an age grows on the birthday', () => {
  expect(ageOn('2010-11-21', '2026-11-20')).toBe(15);
  expect(ageOn('2010-11-21', '2026-11-21')).toBe(16);
  expect(ageOn('2008-02-29', '2024-02-28')).toBe(15);
  expect(ageOn('2008-02-29', '2024-03-01')).toBe(16);
});

test('nobody under 16, and nobody who is not born yet', () => {
  expect(birthRefusal('2010-11-22', '2026-11-21')).toBe('too_young');
  expect(birthRefusal('2010-11-21', '2026-11-21')).toBeNull();
  expect(birthRefusal('2026-11-22', '2026-11-21')).toBe('not_born_yet');
});
