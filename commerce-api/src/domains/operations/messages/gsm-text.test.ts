import fc from 'fast-check';
import { gsmText } from './gsm-text';

test.each([
  ['Zażółć gęślą jaźń', 'Zazolc gesla jazn'],
  ['ŁÓDŹ – „Piotrkowska”…', 'LODZ - "Piotrkowska"...'],
  ['10:00\u00a0pt.', '10:00 pt.'],
  ['Größe 5 € {x}', 'Grosse 5 ? ?x?'],
  ['https://shop.test/api/s/Ab3_d?e=9', 'https://shop.test/api/s/Ab3_d?e=9'],
])('%s', (text, plain) => {
  expect(gsmText(text)).toBe(plain);
});

test('each sign takes one septet, whatever was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(gsmText(text)).toMatch(/^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/);
      expect(gsmText(gsmText(text))).toBe(gsmText(text));
    }),
  );
});
