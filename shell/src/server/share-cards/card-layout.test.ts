import type { CardFont } from './card-fonts';
import { cut, fitTitle } from './card-layout';

/** Every letter is half as wide as the font is large. */
const font: CardFont = { widthOf: (text, size) => text.length * size * 0.5, pathOf: () => '' };
const box = { width: 600, height: 300 };

test('a short title stands large, a longer one shrinks', () => {
  expect(fitTitle('Cennik', font, box)).toMatchObject({ lines: ['Cennik'], size: 108 });
  expect(fitTitle('Krótki tytuł', font, box)).toMatchObject({ lines: ['Krótki', 'tytuł'], size: 108 });
  const { lines, size } = fitTitle('Jak dbać o skórę po depilacji laserowej latem', font, box);
  expect(lines).toEqual(['Jak dbać o skórę', 'po depilacji', 'laserowej latem']);
  expect(size).toBe(66);
});

test('no-break spaces bind words', () => {
  const bound = fitTitle('Depilacja i\u00a0pielęgnacja', font, box);
  expect(bound.lines).toEqual(['Depilacja', 'i\u00a0pielęgnacja']);
});

test('what does not fit ends with an ellipsis within the box', () => {
  const { lines, size, leading } = fitTitle('długi tytuł artykułu '.repeat(20), font, box);
  expect(size).toBe(44);
  expect(lines.length * leading).toBeLessThanOrEqual(box.height);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(font.widthOf(line, size)).toBeLessThanOrEqual(box.width);
  expect(fitTitle('x'.repeat(90), font, box).lines).toEqual([`${'x'.repeat(26)}…`]);
  expect(cut('abc', () => false)).toBe('…');
});
