import { changeOf, type PaymentFields, paymentRequest } from './payment-fields';

const fields: PaymentFields = {
  method: 'cash',
  amount: '99,50',
  received: '',
  service: ' Groupon ',
  code: ' abc-123 ',
  holderName: ' Jan Nowak ',
  idChecked: true,
};

test('money has its amount alone, a coupon its data too', () => {
  expect(paymentRequest(fields)).toEqual({ method: 'cash', amount: 9_950 });
  expect(paymentRequest({ ...fields, method: 'coupon' })).toEqual({
    method: 'coupon',
    amount: 9_950,
    coupon: { service: 'Groupon', code: 'abc-123', holderName: 'Jan Nowak', idChecked: true },
  });
});

test.each([
  ['200', 10_050],
  ['99,50', 0],
  ['50', -4_950],
  ['', null],
])('of 99,50 paid with %s the change is %s', (received, change) => {
  expect(changeOf({ ...fields, received })).toBe(change);
});

test('a card gives no change', () => {
  expect(changeOf({ ...fields, method: 'card', received: '200' })).toBeNull();
});
