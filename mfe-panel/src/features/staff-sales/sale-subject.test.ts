import { readSubject, subjectBody } from './sale-subject';

const id = '0b9e7c9a-5f0b-4c1e-9d53-6f2c9f6f3a11';

test.each([
  [`visit=${id}`, { eventId: id, orderId: null, isItself: false }],
  [`visit=${id}&self=1`, { eventId: id, orderId: null, isItself: true }],
  [`order=${id}&self=1`, { eventId: null, orderId: id, isItself: false }],
  ['visit=7', null],
  ['', null],
])('the address ?%s names %o', (search, subject) => {
  expect(readSubject(new URLSearchParams(search))).toEqual(subject);
});

test('a request names the visit or the order alone', () => {
  expect(subjectBody({ eventId: id, orderId: null, isItself: true })).toEqual({ eventId: id });
  expect(subjectBody({ eventId: null, orderId: id, isItself: false })).toEqual({ orderId: id });
});
