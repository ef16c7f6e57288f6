import type { LocaleCode } from '@aksamit/contracts/platform';
import type { DeskLead } from '@aksamit/contracts/staff';
import { formatDate } from '@aksamit/module-sdk/i18n';

/** Short fields that only some forms have, in the order in which they are shown. */
const SHORT = [
  'companyName',
  'orderNumber',
  'address',
  'postalCode',
  'city',
  'dateBirth',
  'instagramLink',
  'followersCount',
  'accountCategory',
  'skinTone',
  'hairShade',
] as const;
/** What was written at length, shown as paragraphs. */
const LONG = ['message', 'claim', 'circumstances', 'description'] as const;
/** Values that are codes; their texts are below `staff.desk.values`. */
const CODED: readonly string[] = ['accountCategory', 'skinTone', 'hairShade'];

/** A field of a form as it is shown. */
export interface CaseField {
  /** Key of its label below `staff.desk.fields`; null: the API's own name is all that is known. */
  labelKey: string | null;
  name: string;
  value: string;
  isCoded: boolean;
}

type Data = DeskLead['data'];

const fieldOf = (name: string, data: Data, labelKey: string | null): CaseField[] => {
  const value = data[name];
  return value === undefined ? [] : [{ labelKey, name, value: String(value), isCoded: CODED.includes(name) }];
};

/** Short fields of a form. What this page does not know yet is shown under the API's name, so that nothing is lost. */
export function shortFieldsOf(data: Data): CaseField[] {
  const known: readonly string[] = [...SHORT, ...LONG];
  const unknown = Object.keys(data).filter((name) => !known.includes(name));
  return [
    ...SHORT.flatMap((name) => fieldOf(name, data, name)),
    ...unknown.flatMap((name) => fieldOf(name, data, null)),
  ];
}

/** Texts of a form. */
export const longFieldsOf = (data: Data): CaseField[] => LONG.flatMap((name) => fieldOf(name, data, name));

const DATE = /^\d{4}-\d\d-\d\d$/;

/** A value as it is read: days and large numbers by the language. Codes and texts stay as they are. */
export function shownValue({ name, value }: CaseField, locale: LocaleCode): string {
  if (name === 'dateBirth' && DATE.test(value)) return formatDate(value, locale);
  if (name === 'followersCount' && /^\d+$/.test(value))
    return new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB').format(Number(value));
  return value;
}

/** A profile's address that may be a link: the API stores only https addresses, older records may hold others. */
export const isLink = ({ name, value }: CaseField): boolean => name === 'instagramLink' && /^https?:\/\//.test(value);
