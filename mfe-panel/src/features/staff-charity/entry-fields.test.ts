import { emptyEntry, entryRequest } from './entry-fields';

const typed = { ...emptyEntry('1'), reviewerName: ' Ewa ', postedAt: '2026-07-01' };

test('a day is sent as its beginning by the salons’ clock, and an empty address is left out', () => {
  expect(entryRequest(typed)).toEqual({
    locationId: '1',
    reviewerName: 'Ewa',
    rating: 5,
    hasComment: false,
    hasPhotos: false,
    postedAt: '2026-06-30T22:00:00.000Z',
  });
});

test('an address is sent trimmed', () => {
  expect(entryRequest({ ...typed, reviewUrl: ' https://maps.example/1 ' }).reviewUrl).toBe('https://maps.example/1');
});
