/**
 * The logged parts of an error. PostgreSQL puts values of the row into an error's details ("Failing row contains (…,
 * jan@example.com, …)"), and other libraries whole requests: only the parts named here are logged.
 */
const LOGGED_FIELDS = [
  'code',
  'status',
  'statusCode',
  'constraint',
  'table',
  'column',
  'schema',
  'routine',
  'severity',
] as const;

const E_MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
/** Nine digits and more in a row, as of telephones and tax numbers, however they are set apart. */
const NUMBER = /\+?\d(?:[ -]?\d){8,}/g;
/** Values that PostgreSQL quotes: `invalid input syntax for type uuid: "…"`. */
const QUOTED_INPUT = /(invalid input .*?: )"[^"]*"/g;

const masked = (text: string): string =>
  text.replace(QUOTED_INPUT, '$1"…"').replace(E_MAIL, '[e-mail]').replace(NUMBER, '[number]');

/** Pino's serializer of `err`: kind, message and stack without personal data, codes, and the cause alike. */
export function loggedError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const loggedFields: Record<string, unknown> = {};
  for (const name of LOGGED_FIELDS) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string' || typeof value === 'number') loggedFields[name] = value;
  }
  return {
    type: error.name,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...loggedFields,
    ...(error.cause === undefined || depth > 2 ? {} : { cause: loggedError(error.cause, depth + 1) }),
  };
}
