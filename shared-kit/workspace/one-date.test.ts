import { matchesIn, patternsIn, productSources } from './product-sources';

/** Files that format dates for something else than a page's text. */
const OTHER_DATES: Readonly<Record<string, string>> = {
  'shared-kit/module-sdk/src/dates/format-of.ts': 'the formats themselves',
  'shared-kit/contracts/src/store-time/store-clock.ts': 'the stores’ date, for reckoning',
  'shared-kit/contracts/src/store-time/calendar-dates.ts': 'local dates, for reckoning',
  'mfe-catalog/src/features/salons/opening-rules.ts': 'the salons’ clock, for reckoning',
  'mfe-catalog/src/features/salons/first-time-rules.ts': 'the viewer’s date, for reckoning',
  'shell/src/browser/inspector/bus-facts.tsx': 'times of a developer’s tool, to the second',
  'shell/src/server/document/preview-badge.ts': 'a time with its zone, for a developer',
};

const OWN_WAYS = [
  /\bDateTimeFormat\(/,
  /\.toLocale(?:Date|Time)String\(/,
  /\.format\('[^']*(?:DD|MM|YYYY)/,
  /\bday\}\.\$\{month/,
];

test('pages write dates by the formats of shared-kit/module-sdk and by nothing else', () => {
  const sources = productSources().filter((file) => /^(?:mfe-|shell\/|shared-kit\/)/.test(file));
  expect(sources).toContain('mfe-panel/src/features/visits/visit-time.ts');
  expect(
    matchesIn(
      sources.filter((file) => !(file in OTHER_DATES)),
      OWN_WAYS,
    ),
  ).toEqual([]);
});

test('every listed exception formats a date', () => {
  for (const file of Object.keys(OTHER_DATES)) expect(matchesIn([file], OWN_WAYS)).not.toEqual([]);
});

test.each([
  "new Intl.DateTimeFormat('en-GB').format(date)",
  'date.toLocaleDateString(locale)',
  "dayjs(date).format('DD.MM.YYYY')",
  ['`$', '{day}.$', '{month}.$', '{year}`'].join(''),
])('%s is found', (line) => {
  expect(patternsIn(line, OWN_WAYS)).not.toEqual([]);
});
