import { isLink, longFieldsOf, shortFieldsOf, shownValue } from './case-fields';

test('fields have their order whatever that of the record, and texts are apart', () => {
  const data = { claim: 'Zwrot', city: 'Łódź', postalCode: '90-001', address: 'ul. Polna 4', skinTone: 'dark' };
  expect(shortFieldsOf(data).map(({ name, isCoded }) => [name, isCoded])).toEqual([
    ['address', false],
    ['postalCode', false],
    ['city', false],
    ['skinTone', true],
  ]);
  expect(longFieldsOf(data)).toEqual([{ labelKey: 'claim', name: 'claim', value: 'Zwrot', isCoded: false }]);
});

test('a field that this page does not know is shown with the API’s name', () => {
  expect(shortFieldsOf({ shoeSize: 38 })).toEqual([{ labelKey: null, name: 'shoeSize', value: '38', isCoded: false }]);
});

test.each([
  ['https://instagram.com/ewa', true],
  ['javascript:alert(1)', false],
  ['ewa', false],
])('%s is a link: %s', (value, expected) => {
  expect(isLink({ labelKey: null, name: 'instagramLink', value, isCoded: false })).toBe(expected);
});

test.each([
  ['dateBirth', '1997-05-14', '14.05.1997'],
  ['followersCount', '12800', '12 800'],
  ['orderNumber', 'AK-2026-000123', 'AK-2026-000123'],
])('%s %s is read as %s', (name, value, shown) => {
  const field = { labelKey: name, name, value, isCoded: false };
  expect(shownValue(field, 'pl').replace(/\s/g, ' ')).toBe(shown);
});
