import { formatVatId } from '.';

test.each([
  ['1234563218', '123-456-32-18', 'PL1234563218'],
  ['DE123456789', 'DE123456789', 'DE123456789'],
])('%s is printed as each language prints it', (vatId, polish, english) => {
  expect([formatVatId(vatId, 'pl'), formatVatId(vatId, 'en')]).toEqual([polish, english]);
});
