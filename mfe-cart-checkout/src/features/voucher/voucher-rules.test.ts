import fc from 'fast-check';
import { amountProblem, chosenAmount, type VoucherValues, voucherData, voucherProblems } from './voucher-rules';

const amounts = { step: 5_000, offered: [5_000, 10_000], least: 5_000, most: 200_000 };
const values = (change: Partial<VoucherValues> = {}): VoucherValues => ({
  kind: 'electronic',
  offered: 10_000,
  other: '',
  quantity: 1,
  firstName: '',
  lastName: '',
  email: '',
  text: '',
  locationId: '',
  ...change,
});

test('only multiples of the step within the bounds can be bought', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400_000 }), (amount) => {
      const isSold = amount % 5_000 === 0 && amount >= 5_000 && amount <= 200_000;
      expect(amountProblem(amount, amounts) === undefined).toBe(isSold);
    }),
  );
});

test.each([
  ['1 250', 125_000],
  ['150,00', 15_000],
  ['150.5', 15_050],
  ['abc', null],
  ['', null],
  ['-50', null],
])('reads %s typed as another amount', (other, amount) => {
  expect(chosenAmount({ offered: null, other })).toBe(amount);
});

test('names each problem at its field', () => {
  const problems = voucherProblems(
    values({ offered: null, other: '75', email: 'ewa@', text: 'x'.repeat(251) }),
    amounts,
  );
  expect([...problems]).toEqual([
    ['amount', 'amountStep'],
    ['email', 'email'],
    ['text', 'text'],
  ]);
  expect(voucherProblems(values({ kind: 'paper', email: 'nobody' }), amounts).size).toBe(0);
});

test('sends what was filled in, and no e-mail for a paper voucher', () => {
  expect(voucherData(values({ firstName: ' Ewa ', email: 'ewa@example.com' }), 10_000)).toEqual({
    voucherType: 'electronic',
    voucherValue: 10_000,
    voucherFirstName: 'Ewa',
    voucherEmail: 'ewa@example.com',
  });
  expect(voucherData(values({ kind: 'paper', email: 'ewa@example.com' }), 10_000)).toEqual({
    voucherType: 'paper',
    voucherValue: 10_000,
  });
});
