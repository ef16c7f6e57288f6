import { ageOn, asksForGuardian } from './age-rules';

test.each([
  ['2010-11-24', 'under16'],
  ['2010-11-23', 'minorWithGuardian'],
  ['2008-11-24', 'minorWithGuardian'],
  ['2008-11-23', 'adult'],
] as const)('born on %s is %s, whatever is declared', (dateBirth, age) => {
  for (const declared of [null, 'adult', 'minorWithGuardian', 'under16'] as const) {
    expect(ageOn({ dateBirth, declared }, '2026-11-23')).toBe(age);
  }
});

test.each([null, 'adult', 'minorWithGuardian', 'under16'] as const)(
  'without a date of birth the declaration (%s) counts',
  (declared) => {
    expect(ageOn({ dateBirth: null, declared }, '2026-11-23')).toBe(declared);
    expect(asksForGuardian({ dateBirth: null, declared }, '2026-11-23')).toBe(declared === 'minorWithGuardian');
  },
);

test('who turns 18 before the visit needs no guardian', () => {
  expect(asksForGuardian({ dateBirth: '2008-12-01', declared: null }, '2026-11-30')).toBe(true);
  expect(asksForGuardian({ dateBirth: '2008-12-01', declared: null }, '2026-12-01')).toBe(false);
});
