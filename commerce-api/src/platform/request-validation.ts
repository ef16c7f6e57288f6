/** Validates requests against their zod schema and returns the errors, field by field, in the viewer's language. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { validationMessage } from './messages';

/** Raised by the validator; the error handler turns it into 422, or 404 when the path's parameters are wrong. */
export class RequestInvalid extends Error {
  constructor(
    readonly part: string,
    readonly issues: z.core.$ZodIssue[],
    readonly input: unknown,
  ) {
    super('The request does not fit its schema');
    this.name = 'RequestInvalid';
  }
}

/** Fastify validator over zod. The parsed value replaces the raw one. */
export const validateRequest: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const parsed = schema.safeParse(data ?? {});
    return parsed.success
      ? { value: parsed.data }
      : { error: new RequestInvalid(httpPart ?? 'body', parsed.error.issues, data) };
  };
};

/** Maps zod's issues to `{ "user.email": ["message"] }`. */
export function fieldsOfIssues(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  locale: LocaleCode,
): Record<string, string[]> {
  // Clients choose these names: a map has no inherited ones to collide with.
  const fields = new Map<string, Set<string>>();
  for (const issue of issues) {
    const base = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...base, key]) : [base];
    for (const path of paths) {
      const name = path.join('.') || 'body';
      const messages = fields.get(name) ?? new Set();
      fields.set(name, messages.add(messageOfIssue(issue, input, locale)));
    }
  }
  return Object.fromEntries([...fields].map(([name, messages]) => [name, [...messages]]));
}

function messageOfIssue(issue: z.core.$ZodIssue, input: unknown, locale: LocaleCode): string {
  // A schema may name a key of the locale files as its message; any other text is zod's own English one.
  return (
    validationMessage(issue.message, locale) ?? validationMessage(keyOfIssue(issue, input), locale) ?? issue.message
  );
}

function keyOfIssue(issue: z.core.$ZodIssue, input: unknown): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'invalid_type':
      return valueAt(input, issue.path) === undefined ? 'required' : 'wrong_type';
    case 'invalid_value':
      return valueAt(input, issue.path) === undefined ? 'required' : 'not_allowed';
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'wrong_format';
    case 'too_small':
      return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big';
    default:
      return 'invalid';
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Path of the first text with a NUL character, which PostgreSQL cannot hold; null when there is none. */
export function findForbiddenCharacter(value: unknown, path: string[] = [], depth = 0): string[] | null {
  if (typeof value === 'string') return value.includes('\u0000') ? path : null;
  // An uploaded file is not text.
  if (typeof value !== 'object' || value === null || depth > 20 || Buffer.isBuffer(value)) return null;
  for (const [key, entry] of Object.entries(value)) {
    if (key.includes('\u0000')) return [...path, key.replaceAll('\u0000', '')];
    const found = findForbiddenCharacter(entry, [...path, key], depth + 1);
    if (found) return found;
  }
  return null;
}
