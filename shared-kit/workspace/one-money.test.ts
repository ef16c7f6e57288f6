import { matchesIn, patternsIn, productSources } from './product-sources';

/** Files that format figures other than money. */
const OTHER_FIGURES: Readonly<Record<string, string>> = {
  'shell/src/server/canary-guard/judge-canary.ts': 'shares of visits',
  'shared-kit/release/src/commands/plain-text.ts': 'bytes',
  'commerce-api/src/domains/sales/invoices/write-invoice.ts': 'an exchange rate of the national bank',
  'commerce-api/sandbox/paypal/decimal-text.ts': 'amounts as PayPal writes them, on purpose apart from the adapter',
  'commerce-api/sandbox/exchange-rates.ts': 'rates as the bank publishes them',
  'commerce-api/src/domains/operations/pictures/velvet-svg.ts': 'coordinates',
  'shared-kit/ui/src/stars.tsx': 'coordinates',
  'shared-kit/contracts/src/voucher-designs/fold-strokes.ts': 'coordinates',
  'shared-kit/contracts/src/voucher-designs/sprig-strokes.ts': 'coordinates',
  'mfe-panel/src/features/staff-desk/case-fields.ts': 'numbers of followers',
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

test('money is written by shared-kit/contracts/src/money and nowhere else', () => {
  const sources = productSources();
  expect(sources).toContain('commerce-api/src/domains/sales/carts/cart-view.ts');
  expect(sources).toContain('mfe-catalog/src/features/treatments/price-rules.ts');
  const others = sources.filter(
    (file) => !file.startsWith('shared-kit/contracts/src/money/') && !(file in OTHER_FIGURES),
  );
  expect(matchesIn(others, OWN_WAYS)).toEqual([]);
});

test.each([
  "new Intl.NumberFormat('pl-PL', { style: 'currency', currency })",
  '(amountMinor / 100).toFixed(2)',
  '(amountMinor / 100).toLocaleString(locale)',
  ['`$', '{amount} zł`'].join(''),
  ['`£$', '{amount}`'].join(''),
  '<b>{amount} zł</b>',
])('%s is found', (line) => {
  expect(patternsIn(line, OWN_WAYS)).not.toEqual([]);
});
