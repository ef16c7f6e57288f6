/** What is wrong with a record, as messages by the name of the control that shows it. */
import type { HttpError } from '@aksamit/module-sdk/http';
import type { Translate } from '@aksamit/module-sdk/i18n';
import type { z } from 'zod';
import type { Control, GroupControl } from './control';

export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Name of the control for a path of the API's: `slugs` is shown at `slugs.pl`, the third description at
 * `content.pl.description.2.value`. Undefined where no control is.
 * @param record that the path is of, for fields that depend on the kind of a value
 */
export function controlName(root: GroupControl, path: readonly PropertyKey[], record?: unknown): string | undefined {
  const names: string[] = [];
  let control: Control = root;
  let value = record;
  for (const segment of path) {
    const below = stepInto(variantOf(control, value), String(segment));
    if (!below) break;
    names.push(...below.names);
    control = below.control;
    value = valueAt(value, [segment]);
  }
  if (names.length === 0) return undefined;
  // A pair of languages has no control of its own.
  while (control.kind === 'languages') {
    names.push('pl');
    control = control.value;
  }
  return control.kind === 'group' || control.kind === 'variants' ? undefined : names.join('.');
}

/** The fields of a value whose kind decides them. */
function variantOf(control: Control, value: unknown): Control {
  if (control.kind !== 'variants') return control;
  return control.options.get(String(valueAt(value, [control.by]))) ?? control;
}

function stepInto(control: Control, segment: string): { names: string[]; control: Control } | undefined {
  if (control.kind === 'languages') return { names: [segment], control: control.value };
  if (control.kind === 'list')
    return { names: control.isWrapped ? [segment, 'value'] : [segment], control: control.entry };
  const found = control.kind === 'group' ? control.fields.get(segment) : undefined;
  return found && found.kind !== 'order' ? { names: [segment], control: found } : undefined;
}

/** Messages for what the schema refuses. @param input that was checked */
export function errorsOfIssues(
  root: GroupControl,
  { issues, input }: { issues: readonly z.core.$ZodIssue[]; input: unknown },
  t: Translate,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = controlName(root, issue.path, input);
    if (name !== undefined) errors[name] ??= messageOfIssue(issue, valueAt(input, issue.path), t);
  }
  return errors;
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, segment) => (typeof value === 'object' && value !== null ? Reflect.get(value, segment) : undefined),
    input,
  );

const isNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function messageOfIssue(issue: z.core.$ZodIssue, value: unknown, t: Translate): string {
  if (isNothing(value)) return t('form.required');
  switch (issue.code) {
    case 'too_small':
      return t(`staff.records.errors.${sizeOf(issue.origin, 'Small')}`, { count: Number(issue.minimum) });
    case 'too_big':
      return t(`staff.records.errors.${sizeOf(issue.origin, 'Big')}`, { count: Number(issue.maximum) });
    case 'invalid_type':
      return t('staff.records.errors.notANumber');
    case 'invalid_value':
    case 'invalid_union':
      return t('staff.records.errors.notAllowed');
    case 'custom':
      return t(
        issue.message === 'end_before_start'
          ? 'staff.records.errors.endBeforeStart'
          : 'staff.records.errors.notAllowed',
      );
    default:
      return t('staff.records.errors.format');
  }
}

function sizeOf(origin: string, size: 'Small' | 'Big'): string {
  if (origin === 'string') return `text${size}`;
  return origin === 'array' ? `list${size}` : `number${size}`;
}

/**
 * The API's refusals by control; those of fields that the form has no control for are in `rest`.
 * @param record that was sent, for fields that depend on the kind of a value
 * @param within field of the call's body that holds the record, where it is not the body itself
 */
export function errorsOfRefusal(
  root: GroupControl,
  error: HttpError,
  record?: unknown,
  within?: string,
): { errors: FieldErrors; rest: string[] } {
  const errors: Record<string, string> = {};
  const rest: string[] = [];
  for (const [path, message] of Object.entries(error.fieldPaths)) {
    const name = controlName(root, withoutFirst(path.split('.'), within), record);
    if (name === undefined) rest.push(message);
    else errors[name] ??= message;
  }
  return { errors, rest };
}

const withoutFirst = (path: readonly string[], first: string | undefined) => (path[0] === first ? path.slice(1) : path);
