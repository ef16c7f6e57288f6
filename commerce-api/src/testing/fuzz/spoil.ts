/** Ways to break a request: values that fit nowhere, texts that are no JSON, meaningless headers. */

export const WRONG_VALUES: unknown[] = [
  null,
  '',
  0,
  -1,
  1.5,
  1e21,
  true,
  [],
  {},
  [null],
  '\u0000',
  '\ud800',
  'x'.repeat(3000),
  { $gt: '' },
  '2026-02-30',
  '2026-03-29T02:30:00+01:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  2 ** 53,
  '9223372036854775808',
];

export const BROKEN_BODIES = ['{"a":', '', 'null', '[]', '"x"', '{"__proto__":{}}', '\ufeff{}', '{"a":1}{', '[[[['];
export const WRONG_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'];
export const WRONG_MARKETS = ['', 'xx', 'en', 'PL', '__proto__'];
export const BROKEN_HEADERS: Record<string, string>[] = [
  { authorization: 'Bearer nobodys-token-000000' },
  { authorization: 'Basic abc' },
  { 'visitor-unique-id': 'pl_%%%' },
  { 'visitor-unique-id': '' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': '' },
  { 'order-token': 'nobodys' },
  { 'if-none-match': '*' },
  { 'accept-language': 'xx;q=9,;;' },
  { 'x-request-id': '"><script>' },
  { 'content-length': '0' },
  { 'content-type': '' },
];

/** Puts a wrong value somewhere into a body: in place of a field, as an unknown one, or in place of the whole. */
export function spoilt(body: unknown, position: number, wrong: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || position % 11 === 0) return wrong;
  const names = Object.keys(body);
  const name = names[position % (names.length + 1)];
  if (name === undefined) return { ...body, unknownField: wrong };
  const value = Reflect.get(body, name);
  if (position % 5 === 0) return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  const isDeeper = typeof value === 'object' && value !== null && !Array.isArray(value) && !('takenFrom' in value);
  return { ...body, [name]: isDeeper && position % 3 > 0 ? spoilt(value, Math.floor(position / 7), wrong) : wrong };
}
