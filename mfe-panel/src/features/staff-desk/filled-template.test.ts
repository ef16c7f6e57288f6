import { filledTemplate } from './filled-template';

test('names of the form are filled in, other braces stay', () => {
  const lead = { firstName: 'Ewa', number: 'ZG-2026-001001' };
  expect(filledTemplate('Dzień dobry, {firstName}! {number} {other}', lead)).toBe(
    'Dzień dobry, Ewa! ZG-2026-001001 {other}',
  );
});
