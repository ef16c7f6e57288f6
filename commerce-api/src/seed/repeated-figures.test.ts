/** Texts name the figures of policies by a placeholder; those that write hours out are listed here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalDocuments } from './legal/legal-documents';
import { cancellationNotice } from './policy-texts';

const root = join(__dirname, '../../..');
const FOLDERS = readdirSync(root)
  .filter((name) => /^(mfe-|shell$|commerce-api$)/.test(name))
  .map((name) => `${name}/src`);
/** Files with texts for people. */
const TEXTS = /\/(locales|texts)\/[^/]+\.json$|^commerce-api\/src\/seed\/(?!.*\.test\.).*\.ts$/;
const HOURS = /\b\d+[ -](godzin|hours?\b)/;
/** Moving, canceling and booking ahead; not the rules on health, nor the life of a link in an e-mail. */
const BOOKING = /odwoł|przeł|zmien|wcześniej|cancel|\bmov|chang|ahead|away/i;
const OTHER = /alkohol|alcohol|link|posiłek|meal/i;

test('hours of notice are written out in legal texts alone, which are versioned', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ).filter((file) => TEXTS.test(file));
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
  expect(texts).toContain(`until ${cancellationNotice('en')} before it`);
});
