/** Errors, their messages and the calls that have them belong together; that none is missing holds the type of a domain. */
import { type CodeOf, type DeclaredError, PLATFORM_ERRORS, partsOf } from '../platform/api-error';
import { callErrorsOf } from '../platform/domain';
import platformTexts from '../platform/texts/pl.json';
import { domains } from './index';

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const codesOf = (errors: readonly DeclaredError[] = []): CodeOf<DeclaredError>[] => [
  ...new Set(errors.map((error) => partsOf(error).code)),
];

test('an error is declared once, and has a status of HTTP and a code', () => {
  const all = [...PLATFORM_ERRORS, ...domains.flatMap(({ errors = [] }) => errors)];
  expect(all.length).toBeGreaterThan(80);
  expect(repeated(all)).toEqual([]);
  expect(all.filter((error) => !/^[45]\d\d [a-z]+(_[a-z]+)*$/.test(error))).toEqual([]);
});

test('every message is of a declared error', () => {
  expect(Object.keys(platformTexts.errors).sort()).toEqual(codesOf(PLATFORM_ERRORS).sort());
  for (const { errors, texts } of domains) {
    expect(Object.keys(texts?.pl.errors ?? {}).sort()).toEqual(codesOf(errors).sort());
  }
});

test('every error of a domain is that of a call', () => {
  const answered = new Set(Object.values(callErrorsOf(domains)).flat());
  expect(domains.flatMap(({ errors = [] }) => errors).filter((error) => !answered.has(error))).toEqual([]);
});
