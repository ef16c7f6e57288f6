/**
 * Builds the two font files that every page loads, and the metrics of their fallbacks. Run after the fonts' packages
 * have changed: `node shared-kit/workspace/run.mjs shared-kit/ui/make-fonts.ts`. Both results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fallbackFace, sansBold, sansRegular, serifRegular } from './make-fonts/fallback-faces';
import { mergeFonts } from './make-fonts/merge-fonts';

const uiFolder = fileURLToPath(new URL('.', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Budget of a page for both families together. */
const BUDGET_BYTES = 45 * 1024;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const LATIN = `${ascii}\u00a0\u202f£§©«®°·»ÀÁÂÄÇÈÉÊËÍÎÓÔÖÙÚÜßàáâäçèéêëíîñóôöùúü×–—‘’‚“”„•…€−`;
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'tnum', 'lnum', 'rvrn'];

interface Family {
  key: string;
  family: string;
  source: (alphabet: string) => string;
  /** Axes that keep one value. */
  pinned: Record<string, number>;
  weights: { min: number; max: number };
}

const fraunces: Family = {
  key: 'fraunces',
  family: 'Fraunces',
  source: (alphabet) => `@fontsource-variable/fraunces/files/fraunces-${alphabet}-opsz-normal.woff2`,
  // The cut for headings: fine and sharp, while still firm enough for a card's title.
  pinned: { opsz: 72 },
  weights: { min: 400, max: 600 },
};
const figtree: Family = {
  key: 'figtree',
  family: 'Figtree',
  source: (alphabet) => `@fontsource-variable/figtree/files/figtree-${alphabet}-wght-normal.woff2`,
  pinned: {},
  weights: { min: 400, max: 700 },
};

async function cut({ source, pinned }: Family, alphabet: string, text: string, wght: Family['weights'] | number) {
  return subsetFont(await readFile(resolve(source(alphabet))), text, {
    targetFormat: 'truetype',
    variationAxes: { ...pinned, wght },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

async function makeFile(family: Family): Promise<{ name: string; bytes: number }> {
  const latin = await cut(family, 'latin', LATIN, family.weights);
  const polish = await cut(family, 'latin-ext', POLISH, family.weights);
  const merged = mergeFonts(latin, polish);
  const file = await subsetFont(merged, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
  const name = `${family.key}.woff2`;
  await writeFile(join(uiFolder, 'fonts', name), file);
  return { name, bytes: file.length };
}

const oneWeight = (family: Family, weight: number) => cut(family, 'latin', LATIN, weight);

async function makeMetrics(): Promise<string> {
  const entries = {
    fraunces: {
      family: fraunces.family,
      file: 'fraunces.woff2',
      weights: '400 600',
      fallback: [fallbackFace(await oneWeight(fraunces, 500), '400 600', serifRegular)],
    },
    figtree: {
      family: figtree.family,
      file: 'figtree.woff2',
      weights: '400 700',
      fallback: [
        fallbackFace(await oneWeight(figtree, 400), '400 549', sansRegular),
        fallbackFace(await oneWeight(figtree, 600), '550 700', sansBold),
      ],
    },
  };
  return JSON.stringify(entries, null, 2);
}

const files = [await makeFile(fraunces), await makeFile(figtree)];
const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
if (bytes > BUDGET_BYTES) {
  throw new Error(`Failed to make the fonts: ${bytes} bytes are over the budget of ${BUDGET_BYTES}. Cut characters.`);
}
await writeFile(join(uiFolder, 'src/theme/font-metrics.json'), `${await makeMetrics()}\n`);
console.log(`Made ${files.map((file) => `${file.name} (${file.bytes} bytes)`).join(' and ')}.`);
