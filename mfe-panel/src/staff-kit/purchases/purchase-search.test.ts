import { purchaseSearch } from './purchase-search';

test.each([
  ['+48 600 100 200', { phone: '600 100 200' }],
  ['600-100-200', { phone: '600-100-200' }],
  ['6001', null],
  ['anna@example.com', { email: 'anna@example.com' }],
  ['anna@', null],
  ['ak-2026-000001', { orderNumber: 'AK-2026-000001' }],
  ['K7QX-2MNP-ABCD-9RST', { voucherCode: 'K7QX-2MNP-ABCD-9RST' }],
  ['k7qx2mnpabcd9rst', { voucherCode: 'k7qx2mnpabcd9rst' }],
  ['ABCD-EFGH-JKLM-NPQR', { voucherCode: 'ABCD-EFGH-JKLM-NPQR' }],
  ['AK 20', { orderNumber: 'AK 20' }],
  ['A1', null],
  ['Żuk', { name: 'Żuk' }],
  ['Anna Nowak-Lis', { name: 'Anna Nowak-Lis' }],
  ['konstantynopolit', { name: 'konstantynopolit' }],
  ['Li', null],
  ['600100200', { phone: '600100200' }],
  ['60010', null],
  ['a@', null],
  ['abcd-efgh-jklm-npqr', { voucherCode: 'abcd-efgh-jklm-npqr' }],
  ['ABCDEFGHJKLMNPQ2', { voucherCode: 'ABCDEFGHJKLMNPQ2' }],
  ['Łęcka Żan', { name: 'Łęcka Żan' }],
  ['Brzęczyszczykiew', { name: 'Brzęczyszczykiew' }],
  ['Ły', null],
  ['', null],
  ['  ', null],
])('%j is looked up as %j', (text, search) => {
  expect(purchaseSearch(text)).toEqual(search);
});
