import { deskSearch } from './desk-search';

test.each([
  ['ak-2026-000001', { orderNumber: 'AK-2026-000001' }],
  ['+48 600 100 200', { phone: '600 100 200' }],
  ['600100200', { phone: '600100200' }],
  ['anna@example.com', { email: 'anna@example.com' }],
  ['abcd-efgh-jklm-npqr', { voucherCode: 'ABCD-EFGH-JKLM-NPQR' }],
  ['ABCDEFGHJKLMNPQ2', { voucherCode: 'ABCDEFGHJKLMNPQ2' }],
  ['Łęcka Żan', { name: 'Łęcka Żan' }],
  ['Brzęczyszczykiew', { name: 'Brzęczyszczykiew' }],
])('%s is searched for as %o', (typed, search) => {
  expect(deskSearch(typed)).toEqual(search);
});

test.each(['', 'Ły', '60010', 'a@', '  '])('“%s” is too short', (typed) => {
  expect(deskSearch(typed)).toBeNull();
});
