import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const workspace = join(__dirname, '..', '..');

/** Files that format figures other than money. */
const OTHER_FIGURES: Readonly<Record<string, string>> = {
  'shell/src/server/canary-guard/judge-canary.ts': 'shares of visits',
  'shared-kit/release/src/commands/plain-text.ts': 'bytes',
  'commerce-api/src/domains/sales/invoices/write-invoice.ts': 'an exchange rate of the national bank',
  'commerce-api/sandbox/paypal/decimal-text.ts': 'amounts as PayPal writes them, on purpose apart from the adapter',
  'commerce-api/sandbox/exchange-rates.ts': 'rates as the bank publishes them',
  'commerce-api/src/domains/operations/pictures/velvet-svg.ts': 'coordinates',
  'shared-kit/ui/src/stars.tsx': 'coordinates',
  'mfe-panel/src/features/staff-figures/components/use-figures-words.ts': 'counts of orders',
  'mfe-panel/src/features/staff-tools/components/profile-list.tsx': 'ratings',
  'mfe-panel/src/features/staff-tools/components/release-list.tsx': 'shares of visitors and layout shifts',
};

/** An amount formatted by hand: a number format of one's own, or a currency's sign beside a value. */
const OWN_WAYS = [
  /\bNumberFormat\b/,
  /\.toFixed\(/,
  /\.toLocaleString\(/,
  /\}(?:\s|&nbsp;|\\u00a0)?(?:zł|PLN|GBP)(?!\p{L})/u,
  /(?:£|PLN |GBP )\$?\{/,
];

/** Sources of the product: no tests, no test data, no seeds, no texts. */
function productSources(folder: string): string[] {
  return readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.split(sep).some((part) => ['testing', 'seed', 'dist'].includes(part)))
    .map((file) =>
      relative(workspace, join(workspace, folder, file))
        .split(sep)
        .join('/'),
    );
}

const folders = readdirSync(workspace, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(mfe-.+|shell|commerce-api)$/.test(entry.name))
  .flatMap(({ name }) => (name === 'commerce-api' ? [`${name}/src`, `${name}/sandbox`] : [`${name}/src`]))
  .concat(['contracts', 'module-sdk', 'release', 'ui'].map((name) => `shared-kit/${name}/src`));

const waysIn = (source: string) => OWN_WAYS.filter((way) => source.split('\n').some((line) => way.test(line)));

test('money is written by shared-kit/contracts/src/money and nowhere else', () => {
  const sources = folders.flatMap(productSources);
  expect(sources).toContain('commerce-api/src/domains/sales/carts/cart-view.ts');
  expect(sources).toContain('mfe-catalog/src/features/treatments/price-rules.ts');
  const found = sources
    .filter((file) => !file.startsWith('shared-kit/contracts/src/money/') && !(file in OTHER_FIGURES))
    .flatMap((file) => waysIn(readFileSync(join(workspace, file), 'utf8')).map((way) => `${file}: ${way.source}`));
  expect(found).toEqual([]);
});

test.each([
  "new Intl.NumberFormat('pl-PL', { style: 'currency', currency })",
  '(amountMinor / 100).toFixed(2)',
  '(amountMinor / 100).toLocaleString(locale)',
  ['`$', '{amount} zł`'].join(''),
  ['`£$', '{amount}`'].join(''),
  '<b>{amount} zł</b>',
])('%s is found', (line) => {
  expect(waysIn(line)).not.toEqual([]);
});
