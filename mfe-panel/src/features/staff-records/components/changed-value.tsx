import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Fragment } from 'react';
import { OptionName } from '../../../staff-kit/record-form/components/option-name';
import type { Control } from '../../../staff-kit/record-form/control';
import { offerWords } from '../../../staff-kit/record-form/record-words';
import type { ReferenceName } from '../../../staff-kit/record-form/reference-names';
import { useAmount } from '../use-amount';

const NOTHING = '–';
const LONGEST = 120;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

export interface ChangedValueProps {
  control: Control;
  field: string;
  value: unknown;
  /** The record's fields, on which its amounts depend. */
  record: Readonly<Record<string, unknown>>;
  currency: string;
}

/** A stored value of a field as its form shows it. */
export function ChangedValue({ control, field, value, record, currency }: ChangedValueProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const amount = useAmount();
  if (isEmpty(value)) return NOTHING;
  switch (control.kind) {
    case 'switch':
      return t(`staff.records.switch.${value === true}`);
    case 'instant':
      return formatDateTime(String(value), locale);
    case 'choice':
      return offerWords(t).optionOf(field, String(value));
    case 'money':
      return amount(Number(value), currency);
    case 'discount':
      return record[control.by] === 'amount' ? amount(Number(value), currency) : `${value}%`;
    case 'reference':
      return <OptionName to={control.to} id={String(value)} />;
    case 'references':
      return <Names to={control.to} ids={Array.isArray(value) ? value.map(String) : []} />;
    default:
      return shortened(typeof value === 'object' ? textOfObject(value) : String(value));
  }
}

/** More names than these are counted. */
const MOST_NAMES = 10;

function Names({ to, ids }: { to: ReferenceName; ids: readonly string[] }) {
  if (ids.length === 0) return NOTHING;
  return (
    <>
      {ids.slice(0, MOST_NAMES).map((id, index) => (
        <Fragment key={id}>
          {index === 0 ? null : ', '}
          <OptionName to={to} id={id} />
        </Fragment>
      ))}
      {ids.length > MOST_NAMES ? ` +${ids.length - MOST_NAMES}` : null}
    </>
  );
}

/** Texts of an object in the order in which it has them; ids and numbers too. */
function textOfObject(value: object | null): string {
  if (value === null) return NOTHING;
  const texts = Object.values(value).map((each: unknown) =>
    typeof each === 'object' ? textOfObject(each) : String(each),
  );
  return texts.length === 0 ? NOTHING : texts.join(', ');
}
