import type { StaffMessageCount } from '@aksamit/contracts/staff';
import { totalsByKind, totalsByState } from './message-totals';

const counts: StaffMessageCount[] = [
  { kind: 'visitReminder', state: 'sent', count: 40 },
  { kind: 'orderPlaced', state: 'sent', count: 12 },
  { kind: 'orderPlaced', state: 'failed', count: 2 },
  { kind: 'voucherIssued', state: 'due', count: 1 },
];
const all = { kind: '', state: '' };

test('outcomes are counted in the order of a message’s life, those of none too, withdrawn ones where there are any', () => {
  expect(totalsByState(counts, all)).toEqual([
    { value: 'due', count: 1 },
    { value: 'sent', count: 52 },
    { value: 'failed', count: 2 },
    { value: 'expired', count: 0 },
  ]);
  const withdrawn = [...counts, { kind: 'visitReminder', state: 'withdrawn' as const, count: 3 }];
  expect(totalsByState(withdrawn, all).at(-1)).toEqual({ value: 'withdrawn', count: 3 });
  expect(totalsByState(counts, { kind: '', state: 'withdrawn' }).at(-1)).toEqual({ value: 'withdrawn', count: 0 });
});

test('a chosen kind counts the outcomes of its own, a chosen outcome the kinds that have it', () => {
  expect(totalsByState(counts, { kind: 'orderPlaced', state: 'sent' }).map(({ count }) => count)).toEqual([
    0, 12, 2, 0,
  ]);
  expect(totalsByKind(counts, { kind: '', state: 'sent' })).toEqual([
    { value: 'visitReminder', count: 40 },
    { value: 'orderPlaced', count: 12 },
  ]);
});

test('the chosen kind stays, also without a message: it can be chosen no more', () => {
  expect(totalsByKind(counts, { kind: 'loginCode', state: 'failed' })).toEqual([
    { value: 'orderPlaced', count: 2 },
    { value: 'loginCode', count: 0 },
  ]);
  expect(totalsByKind([], all)).toEqual([]);
});
