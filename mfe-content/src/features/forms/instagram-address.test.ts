import { instagramAddress } from './instagram-address';

test.each([
  ['@anna.nowak', 'https://instagram.com/anna.nowak'],
  [' anna_nowak ', 'https://instagram.com/anna_nowak'],
  ['instagram.com/anna', 'https://instagram.com/anna'],
  ['www.Instagram.com/anna/', 'https://www.Instagram.com/anna/'],
  ['https://www.instagram.com/anna', 'https://www.instagram.com/anna'],
  ['https://example.com/anna', 'https://example.com/anna'],
  ['anna nowak', 'anna nowak'],
])('%p is %s', (typed, address) => expect(instagramAddress(typed)).toBe(address));
