/**
 * Writes the fonts of the page server's share cards: those of the pages, each in one weight, in a form that needs no
 * decompression. Run after `make-fonts.ts`: `node shared-kit/workspace/run.mjs shared-kit/ui/make-card-fonts.ts`. The
 * results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const WEIGHT = 600;

for (const name of ['fraunces', 'figtree']) {
  const font = await readFile(new URL(`./fonts/${name}.woff2`, import.meta.url));
  const bytes = await subsetFont(font, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
  });
  const content = { font: name, weight: WEIGHT, format: 'TrueType', base64: bytes.toString('base64') };
  const file = new URL(`../../shell/src/server/share-cards/fonts/${name}-semibold.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
