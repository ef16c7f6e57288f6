import { formatDateTime, type Translate, type useLocaleFormats } from '@aksamit/module-sdk/i18n';
import { amountField } from '../../staff-kit/typed-amount';

/** Texts of the fields of subjects whose own pages name them; those of the offer's records are known to all. */
const FIELDS_OF: Readonly<Record<string, string>> = {
  article: 'articles.fields',
  charityEntry: 'charity.fields',
  cmsPage: 'sitePages.fields',
  location: 'records.opening.days',
  redirect: 'records.fields',
  user: 'people.labels',
  webhook: 'webhooks.fields',
};

/** Texts of values, as the pages of their subjects show them. */
const VALUES_OF: Readonly<Record<string, string>> = {
  'charityEntry.status': 'charity.statuses',
  'event.doneStatus': 'state',
  'lead.state': 'desk.states',
  'legalDocument.status': 'audit.legalStatuses',
  'opinion.status': 'opinions.statuses',
  'user.role': 'people.roles',
};

/** Amounts in minor units. Their currency is another field, which did not change. */
const AMOUNTS = ['charityEntry.amount', 'price.price', 'voucher.value'];

const LONGEST = 80;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** The text of the first key that has one. */
function firstText(t: Translate, keys: readonly string[], otherwise: string): string {
  return keys.reduceRight((defaultValue, key) => t(`staff.${key}`, { defaultValue }), otherwise);
}

/** A field of a subject as its page calls it; a field without a label by its own name. */
export function fieldName(subjectKind: string | null, field: string, t: Translate): string {
  const own = lookUp(FIELDS_OF, subjectKind ?? '');
  const keys = [...(own ? [own] : []), 'audit.fields', 'records.fields'];
  return firstText(
    t,
    keys.map((texts) => `${texts}.${field}`),
    field,
  );
}

interface Words {
  t: Translate;
  locale: ReturnType<typeof useLocaleFormats>;
}

/** A value of a field in words, where it has some; a long one is cut. Without one it is a dash. */
export function fieldValue(subjectKind: string | null, field: string, value: unknown, { t, locale }: Words): string {
  if (value === null || value === undefined || value === '') return '–';
  const name = `${subjectKind}.${field}`;
  if (typeof value === 'boolean') return t(`staff.records.switch.${value}`);
  if (typeof value === 'number' && AMOUNTS.includes(name)) return amountField(value, locale);
  if (typeof value !== 'string') return shortened(textOf(value, t));
  if (INSTANT.test(value)) return formatDateTime(value, locale);
  const own = lookUp(VALUES_OF, name);
  const keys = [...(own ? [own] : []), `records.options.${field}`];
  // Words alone: a text with dots or spaces would be read as a path of keys.
  return /^[\w-]+$/.test(value)
    ? firstText(
        t,
        keys.map((texts) => `${texts}.${value}`),
        shortened(value),
      )
    : shortened(value);
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Texts in both languages beside each other, and hours of a day; anything else as it is stored. */
function textOf(value: unknown, t: Translate): string {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ') || '–';
  if (typeof value !== 'object' || value === null) return String(value);
  const texts = new Map<string, unknown>(Object.entries(value));
  const [pl, en] = [texts.get('pl'), texts.get('en')];
  if (typeof pl === 'string' && typeof en === 'string') return pl === en ? pl : `${pl} / ${en}`;
  if (texts.get('closed') === true) return t('staff.records.opening.states.closed');
  if (texts.get('allDay') === true) return t('staff.records.opening.states.allDay');
  const [start, end] = [texts.get('start'), texts.get('end')];
  return typeof start === 'string' && typeof end === 'string' ? `${start}–${end}` : JSON.stringify(value);
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
