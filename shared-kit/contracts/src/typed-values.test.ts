import { influencerRequest } from './lead';
import { instagramAddress, isInstagramProfile, typedNumber } from './typed-values';

const takesAddress = (link: string) => influencerRequest.shape.instagramLink.safeParse(link).success;

test.each([
  ['@anna.nowak', 'https://instagram.com/anna.nowak', true],
  [' anna_nowak ', 'https://instagram.com/anna_nowak', true],
  ['instagram.com/anna', 'https://instagram.com/anna', true],
  ['www.Instagram.com/anna/', 'https://www.Instagram.com/anna/', true],
  ['https://www.instagram.com/anna', 'https://www.instagram.com/anna', true],
  ['https://example.com/anna', 'https://example.com/anna', false],
  ['https://evil.example/instagram.com/', 'https://evil.example/instagram.com/', false],
  ['anna nowak', 'anna nowak', false],
  ['', '', false],
])('%p is %s, which the API takes: %s', (typed, address, isTaken) => {
  expect([instagramAddress(typed), isInstagramProfile(typed), takesAddress(address)]).toEqual([
    address,
    isTaken,
    isTaken,
  ]);
});

test.each([
  ['12000', 12_000],
  [' 12 000 ', 12_000],
  ['12\u00a0000', 12_000],
  ['12.000', null],
  ['12k', null],
  ['', null],
])('%p is the number %s', (typed, number) => expect(typedNumber(typed)).toBe(number));
