import fc from 'fast-check';
import { amountProblem, chosenAmount, type VoucherValues, voucherData, voucherProblems } from './voucher-rules';

const sending = { today: '2026-11-28', validMonths: 6 };
const amounts = { step: 5_000, offered: [5_000, 10_000], least: 5_000, most: 200_000 };
const values = (change: Partial<VoucherValues> = {}): VoucherValues => ({
  kind: 'electronic',
  offered: 10_000,
  other: '',
  quantity: 1,
  design: 'classic',
  delivery: 'self',
  sendOn: '',
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
  const change = { offered: null, other: '75', delivery: 'recipient', email: 'ewa@', text: 'x'.repeat(251) } as const;
  const problems = voucherProblems(values({ ...change, sendOn: '2026-11-27' }), amounts, sending);
  expect([...problems]).toEqual([
    ['amount', 'amountStep'],
    ['email', 'email'],
    ['sendOn', 'datePast'],
    ['text', 'text'],
  ]);
  expect(voucherProblems(values({ ...change, kind: 'paper', other: '50', text: '' }), amounts, sending).size).toBe(0);
});

test('a voucher for its recipient needs an address; the day may be any until a month before its end', () => {
  const problemsOf = (change: Partial<VoucherValues>) => [
    ...voucherProblems(values({ delivery: 'recipient', ...change }), amounts, sending),
  ];
  expect(problemsOf({})).toEqual([['email', 'email']]);
  expect(problemsOf({ email: 'ewa@example.com' })).toEqual([]);
  expect(problemsOf({ email: 'ewa@example.com', sendOn: '2027-04-28' })).toEqual([]);
  expect(problemsOf({ email: 'ewa@example.com', sendOn: '2027-04-29' })).toEqual([['sendOn', 'dateLate']]);
  expect(problemsOf({ delivery: 'self', email: 'ewa@', sendOn: '2020-01-01' })).toEqual([]);
});

test('sends what was filled in, and an address and a day only for the recipient of an e-mail', () => {
  const filled = { firstName: ' Ewa ', email: 'ewa@example.com', sendOn: '2026-12-24', design: 'botanical' } as const;
  expect(voucherData(values({ ...filled, delivery: 'recipient' }), 10_000)).toEqual({
    voucherType: 'electronic',
    voucherValue: 10_000,
    voucherFirstName: 'Ewa',
    voucherDesign: 'botanical',
    voucherEmail: 'ewa@example.com',
    voucherSendOn: '2026-12-24',
  });
  const bare = { voucherFirstName: 'Ewa', voucherValue: 10_000, voucherDesign: 'botanical' };
  expect(voucherData(values(filled), 10_000)).toEqual({ ...bare, voucherType: 'electronic' });
  expect(voucherData(values({ ...filled, kind: 'paper', delivery: 'recipient' }), 10_000)).toEqual({
    ...bare,
    voucherType: 'paper',
  });
  // An API of before refuses a field that it does not know.
  expect(voucherData(values(), 10_000)).toEqual({ voucherType: 'electronic', voucherValue: 10_000 });
});
