/** Texts name the figures of policies by a placeholder; those that write hours out are listed here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPolicies } from '../domains/content/policies';
import { legalDocuments } from './legal/legal-documents';
import { cancellationNotice } from './policy-texts';

const root = join(__dirname, '../../..');
const FOLDERS = readdirSync(root)
  .filter((name) => /^(mfe-|shell$|commerce-api$)/.test(name))
  .map((name) => `${name}/src`);
/** Files with texts for people. */
const TEXTS = /\/(locales|texts)\/(?:[^/]+\/)?[^/]+\.json$|^commerce-api\/src\/seed\/(?!.*\.test\.).*\.ts$/;
const HOURS = /\b\d+[ -](godzin|hours?\b)/;
/** Moving, canceling and booking ahead; not the rules on health, nor the life of a link in an e-mail. */
const BOOKING = /odwoł|przeł|zmien|wcześniej|cancel|\bmov|chang|ahead|away/i;
const OTHER = /alkohol|alcohol|link|posiłek|meal/i;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => TEXTS.test(file));

test('hours of notice are written out in legal texts alone, which are versioned', () => {
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => HOURS.test(line) && BOOKING.test(line) && !OTHER.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 40)}`),
  );
  // The first texts of the legal pages stay as they were published.
  const legal = /^commerce-api\/src\/seed\/(legal\/|pages\/legal-pages\.ts)/;
  expect(found.filter((line) => !legal.test(line))).toEqual([]);
  expect(found.length).toBeGreaterThan(2);
});

// A changed policy needs new terms, published in the staff area 7 days before; then this version follows.
test('the terms of service state the notice for cancellations that the policy has', () => {
  const texts = JSON.stringify(legalDocuments);
  expect(texts).toContain(`najpóźniej ${cancellationNotice('pl')} przed terminem`);
  expect(texts).toContain(`up to ${cancellationNotice('en')} before it`);
});

/** Sunbathing, sunbeds and self-tanner; not sunburn, nor the shop's name for a treatment. */
const SUN = /opala(?!ceni)|słońc|solari|samoopal|\bsun\b|sunbath|sunbed|\btan(?:ning|ner)?\b/i;
const WEEKS = /(?<!\p{L})(\d+|jeden|dwa|dwóch|trzy|trzech|cztery|czterech|one|two|three|four)[ -](?:tygod|week)/giu;
const NUMBERS = {
  jeden: 1,
  dwa: 2,
  dwóch: 2,
  trzy: 3,
  trzech: 3,
  cztery: 4,
  czterech: 4,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};

/** Weeks that a sentence about the sun names. */
const sunWeeks = (text: string): number[] =>
  text
    .split(/(?<=[.!?;])\s/)
    .filter((sentence) => SUN.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(WEEKS)])
    .map(([, word = '']) => NUMBERS[word.toLowerCase() as keyof typeof NUMBERS] ?? Number(word));

/** Holds the sentences that it replaces. */
const CORRECTION = 'commerce-api/src/seed/catalogue/sun-before-laser.ts';

test('every text that names a time without sun names the same', () => {
  const texts = files.filter((file) => file !== CORRECTION);
  const found = texts.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line) => sunWeeks(line).map((weeks) => ({ file, weeks }))),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ weeks }) => weeks !== contentPolicies.everywhere.sunFreeWeeks)).toEqual([]);
});

test.each([
  ['Przez dwa tygodnie nie opalaj skóry.', [2]],
  ['No tanning for 2 weeks.', [2]],
  ['Cztery tygodnie bez słońca. Włosy wypadną w 2 tygodnie.', [4]],
])('weeks without sun are found: %s', (text, weeks) => {
  expect(sunWeeks(text)).toEqual(weeks);
});
