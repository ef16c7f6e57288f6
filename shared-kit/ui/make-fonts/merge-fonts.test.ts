import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { readCharacters, readGlyphs, readMetrics } from './font-parts';
import { mergeFonts } from './merge-fonts';
import { readTables } from './sfnt';

const source = (alphabet: string) =>
  readFile(require.resolve(`@fontsource-variable/figtree/files/figtree-${alphabet}-wght-normal.woff2`));

const cut = async (font: Buffer, text: string | undefined, wght: number | { min: number; max: number }) =>
  subsetFont(font, text, {
    targetFormat: 'truetype',
    variationAxes: { wght },
    noHinting: true,
    ...(text === undefined ? { keepAllGlyphs: true } : {}),
  });

function glyphOf(font: Buffer, character: string) {
  const tables = readTables(font);
  const glyph = readCharacters(tables).get(character.codePointAt(0) ?? 0);
  return glyph === undefined
    ? undefined
    : { advance: readMetrics(tables)[glyph]?.advance, hasOutline: (readGlyphs(tables)[glyph]?.length ?? 0) > 0 };
}

test.each([400, 550, 700])('letters of both alphabets keep their shape and width at weight %i', async (weight) => {
  const range = { min: 400, max: 700 };
  const latin = await cut(await source('latin'), 'abz ', range);
  const polish = await cut(await source('latin-ext'), 'ąłŻ', range);
  // The subsetter parses the merged font, so its result is what a browser would get.
  const merged = await cut(mergeFonts(latin, polish), undefined, weight);
  const latinAtWeight = await cut(await source('latin'), 'abz ', weight);
  const polishAtWeight = await cut(await source('latin-ext'), 'ąłŻ', weight);

  for (const letter of 'abz ') expect(glyphOf(merged, letter)).toEqual(glyphOf(latinAtWeight, letter));
  for (const letter of 'ąłŻ') expect(glyphOf(merged, letter)).toEqual(glyphOf(polishAtWeight, letter));
  expect(glyphOf(merged, 'ą')?.hasOutline).toBe(true);
  expect(glyphOf(merged, 'ß')).toBeUndefined();
});

test('a file that is no variable font is refused with a reason', () => {
  expect(() => mergeFonts(Buffer.alloc(12), Buffer.alloc(12))).toThrow('Failed to read the font');
});
