import { csvAmount, csvOf } from './spreadsheet';

test('cells are parted by semicolons and quoted where they hold one, a quote or a line', () => {
  expect(
    csvOf([
      ['Dzień', 'Łącznie'],
      ['a;b', 'c "d"'],
      ['e\nf', ''],
    ]),
  ).toBe('\uFEFFDzień;Łącznie\r\n"a;b";"c ""d"""\r\n"e\nf";\r\n');
});

test.each(['=1+1', '+48', '-cmd', '@x', '\tx', '\r=x'])('%j is not calculated', (text) => {
  expect(csvOf([[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`);
});

test('negative numbers stay numbers', () => {
  expect(csvOf([['-12,50', '-3']])).toBe('\uFEFF-12,50;-3\r\n');
});

test('amounts have the decimal sign of the language', () => {
  expect([csvAmount(123_456, 'pl'), csvAmount(5, 'en'), csvAmount(-250, 'pl')]).toEqual(['1234,56', '0.05', '-2,50']);
});
