import { chooseOffer } from './waiting-rules';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2027, 5, 4, hour, minute));
const slot = (hour: number, minute = 0) => ({ startAt: at(hour, minute), endAt: at(hour + 1, minute) });
const request = { requestedAt: at(10), onOffer: [], lastOffer: null, now: at(6) };

test('the free time nearest to the requested one is offered, the earlier of two that are as near', () => {
  expect(chooseOffer([slot(8), slot(13), slot(11)], request)).toEqual(slot(11));
  expect(chooseOffer([slot(11), slot(9)], request)).toEqual(slot(9));
  expect(chooseOffer([], request)).toBeNull();
});

test('nothing that overlaps with what is on offer to others, and nothing twice', () => {
  expect(chooseOffer([slot(9, 15), slot(11)], { ...request, onOffer: [slot(9)] })).toEqual(slot(11));
  expect(chooseOffer([slot(10)], { ...request, onOffer: [slot(9)] })).toEqual(slot(10));
  const lastOffer = { startAt: at(9), at: at(5, 31), isGone: false };
  expect(chooseOffer([slot(9)], { ...request, lastOffer })).toBeNull();
  expect(chooseOffer([slot(9), slot(13)], { ...request, lastOffer })).toEqual(slot(13));
});

test('a time that was taken and is free again is offered again, half an hour later at the earliest', () => {
  const lastOffer = { startAt: at(9), at: at(5, 31), isGone: true };
  expect(chooseOffer([slot(9)], { ...request, lastOffer })).toBeNull();
  expect(chooseOffer([slot(9)], { ...request, lastOffer: { ...lastOffer, at: at(5, 30) } })).toEqual(slot(9));
});
