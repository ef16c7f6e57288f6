/** A record as its form holds it, and back: texts as they are typed, instants by the salons' clock. */
import type { LocaleCode } from '@aksamit/contracts/platform';
import { amountField, typedAmount } from '../typed-amount';
import type { Control, GroupControl } from './control';
import { fromWallClock, toWallClock } from './store-clock';

/** A field in a form: a text, a switch, a list, or fields by name. */
export type FormValue = string | boolean | undefined | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const within = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);

interface Conversion {
  locale: LocaleCode;
  /** The whole record, for fields that depend on others. */
  record: unknown;
}

/** The form of a record; of a new one with its initial values. */
export function formOfRecord(control: GroupControl, record: Fields, locale: LocaleCode): FormFields {
  return groupForm(control, record, { locale, record });
}

function groupForm({ fields, isLoose }: GroupControl, value: unknown, conversion: Conversion): FormFields {
  const more = isLoose && isFields(value) ? (value as FormFields) : {};
  const shown = [...fields].filter(([, { kind }]) => kind !== 'order');
  return {
    ...more,
    ...Object.fromEntries(shown.map(([name, field]) => [name, toForm(field, within(value, name), conversion)])),
  };
}

function toForm(control: Control, stored: unknown, conversion: Conversion): FormValue {
  const value = stored === undefined ? control.initial : stored;
  switch (control.kind) {
    case 'switch':
      return value === true;
    case 'references':
      return Array.isArray(value) ? value.map(textOf) : [];
    case 'languages':
      return Object.fromEntries(
        ['pl', 'en'].map((language) => [language, toForm(control.value, within(value, language), conversion)]),
      );
    case 'group':
      return groupForm(control, value, conversion);
    case 'variants':
      return variantForm(control, value, conversion);
    case 'constant':
      return `${control.value}`;
    case 'list':
      return (Array.isArray(value) ? value : []).map((entry: unknown) => {
        const converted = toForm(control.entry, entry, conversion);
        return control.isWrapped ? { value: converted } : converted;
      });
    default:
      return textForm(control, value, conversion);
  }
}

/** A value of a kind that this form does not know stays as it is. */
function variantForm(
  { by, options }: Extract<Control, { kind: 'variants' }>,
  value: unknown,
  conversion: Conversion,
): FormValue {
  const variant = options.get(textOf(within(value, by)));
  return variant ? groupForm(variant, value, conversion) : (value as FormFields);
}

function textForm(control: Control, value: unknown, { locale, record }: Conversion): string {
  if (control.kind === 'instant') return typeof value === 'string' ? toWallClock(value) : '';
  const isAmount = control.kind === 'money' || (control.kind === 'discount' && within(record, control.by) === 'amount');
  return isAmount && typeof value === 'number' ? amountField(value, locale) : textOf(value);
}

/** What the form's fields are as the API takes them. Throws nothing: what is wrong is left to the schema. */
export function recordOfForm(control: GroupControl, form: FormFields): Fields {
  return groupRecord(control, form, form, 0);
}

function groupRecord({ fields, isLoose }: GroupControl, value: unknown, form: FormFields, position: number): Fields {
  const entries = [...fields].map(([name, field]) => [
    name,
    field.kind === 'order' ? position : fromForm(field, within(value, name), form),
  ]);
  const given = entries.filter(([, field]) => field !== undefined);
  const unknown = isLoose && isFields(value) ? Object.entries(value).filter(([name]) => !fields.has(name)) : [];
  return Object.fromEntries([...unknown, ...given]);
}

function fromForm(control: Control, value: unknown, form: FormFields): unknown {
  switch (control.kind) {
    case 'switch':
    case 'references':
      return value;
    case 'languages': {
      const both = {
        pl: fromForm(control.value, within(value, 'pl'), form),
        en: fromForm(control.value, within(value, 'en'), form),
      };
      return control.empty === 'null' && both.pl === '' && both.en === '' ? null : both;
    }
    case 'group':
      return control.empty !== 'text' && isBlank(value) ? emptyOf(control) : groupRecord(control, value, form, 0);
    case 'variants':
      return variantRecord(control, value, form);
    case 'constant':
      return control.value;
    case 'list':
      return (Array.isArray(value) ? value : []).map((entry: unknown, position) =>
        entryOf(control, entry, { form, position }),
      );
    default:
      return fromText(control, textOf(value), form);
  }
}

/** Nothing was typed into any of its fields. */
const isBlank = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === false;
};

const emptyOf = ({ empty }: Control) => (empty === 'null' ? null : undefined);

function variantRecord(
  { by, options }: Extract<Control, { kind: 'variants' }>,
  value: unknown,
  form: FormFields,
): unknown {
  const variant = options.get(textOf(within(value, by)));
  return variant ? groupRecord(variant, value, form, 0) : value;
}

function entryOf(
  { entry, isWrapped }: Extract<Control, { kind: 'list' }>,
  value: unknown,
  { form, position }: { form: FormFields; position: number },
): unknown {
  if (entry.kind === 'group') return groupRecord(entry, value, form, position);
  return fromForm(entry, isWrapped ? within(value, 'value') : value, form);
}

function fromText(control: Control, text: string, form: FormFields): unknown {
  const isEmpty = text.trim() === '';
  if (isEmpty && control.empty === 'null') return null;
  if (isEmpty && (control.empty === 'omitted' || control.kind !== 'text')) return undefined;
  switch (control.kind) {
    case 'number':
      return Number(text.trim().replace(',', '.'));
    case 'money':
      return typedAmount(text) ?? Number.NaN;
    case 'discount':
      return form[control.by] === 'amount' ? (typedAmount(text) ?? Number.NaN) : Number(text.trim().replace(',', '.'));
    case 'choice':
      return control.options.find((option) => `${option}` === text) ?? text;
    case 'instant':
      return fromWallClock(text);
    default:
      return text;
  }
}

/** A new entry of a list, for its form. @param variant of a list whose entries are of several kinds: which */
export function emptyEntry(control: Extract<Control, { kind: 'list' }>, variant?: string): FormFields {
  const { entry: one } = control;
  const value = one.kind === 'variants' ? { [one.by]: variant } : undefined;
  const entry = toForm(one, value, { locale: 'pl', record: {} });
  return control.isWrapped ? { value: entry } : (entry as FormFields);
}
