import { orderLine, staffOrder } from '../../testing/staff-order-fixtures';
import { amountProblem, endedVisits, mayRefund, mayTakePayment, owedFor, refundRequest } from './refund-choice';

const line = orderLine({ id: 'i1', price: 10_000, amountReturned: 2_500 });
const voucher = orderLine({ id: 'i2', itemType: 'voucher', price: 5_000 });
const order = staffOrder({ items: [line, voucher], amountDue: 15_000, amountPaid: 15_000 });
const all = { i1: { isChosen: true, amount: '75,00' }, i2: { isChosen: true, amount: '' } };

test.each([
  ['75,00', null],
  ['0,01', null],
  ['75,01', 'tooMuch'],
  ['0', 'none'],
  ['abc', 'none'],
])('of a line with 75,00 left, %s is refused for %s', (typed, problem) => {
  expect(amountProblem(line, typed)).toBe(problem);
});

test('a whole line has no amount, a part has it, and lines that are not chosen stay', () => {
  expect(refundRequest(order, { lines: all, note: '' })).toEqual({
    items: [{ orderItemId: 'i1' }, { orderItemId: 'i2' }],
  });
  const part = { i1: { isChosen: true, amount: '25' }, i2: { isChosen: false, amount: '' } };
  expect(refundRequest(order, { lines: part, note: ' skrócony ' })).toEqual({
    items: [{ orderItemId: 'i1', amount: 2_500 }],
    note: 'skrócony',
  });
});

test('an order that more is owed for goes back as a whole', () => {
  expect(refundRequest({ ...order, amountPaid: 4_000 }, { lines: all, note: '' })).toEqual({});
});

test('only visits ahead of the lines that end are canceled', () => {
  const visit = { id: 'v', orderProductId: 'i1', state: 'booked', startAt: '2026-11-28T09:00:00Z', locationId: '1' };
  const events = [
    visit,
    { ...visit, id: 'other', orderProductId: 'i2' },
    { ...visit, id: 'done', state: 'done' },
    { ...visit, id: 'begun', startAt: '2026-11-27T08:00:00Z' },
  ];
  const preview = { endedItemIds: ['i1'] } as Parameters<typeof endedVisits>[1];
  const now = new Date('2026-11-27T09:00:00Z');
  expect(endedVisits({ ...order, events }, preview, now).map(({ id }) => id)).toEqual(['v']);
});

test('a refund is offered while something that was paid is left, also by a voucher alone', () => {
  expect(mayRefund(order)).toBe(true);
  expect(mayRefund({ ...order, paidStatus: 'refunded' })).toBe(false);
  expect(mayRefund({ ...order, amountPaid: 0 })).toBe(false);
  const step = { at: '', from: null, to: null, amount: 5_000, reference: '…ABCD', actor: null };
  expect(mayRefund({ ...order, amountPaid: 0, history: [{ ...step, kind: 'voucherPayment' }] })).toBe(true);
});

test('the salon takes what is owed, unless the order is canceled', () => {
  const open = { ...order, paidStatus: 'partPaid' as const, amountPaid: 4_000 };
  expect([mayTakePayment(open), owedFor(open)]).toEqual([true, 11_000]);
  expect(mayTakePayment({ ...open, doneStatus: 'canceled' })).toBe(false);
  expect(mayTakePayment(order)).toBe(false);
});
