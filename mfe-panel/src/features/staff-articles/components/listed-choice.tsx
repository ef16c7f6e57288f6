import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, Select } from '@aksamit/ui/form';
import type { Option } from '../api/article-options';

export interface ListedChoiceProps {
  id: string;
  label: string;
  hint?: string;
  options: readonly Option[];
  value: string;
  error?: string | undefined;
  isOptional?: boolean;
  onChange(value: string): void;
}

/** One of a few, chosen by its name. */
export function ListedChoice({
  id,
  label,
  hint,
  options,
  value,
  error,
  isOptional = false,
  onChange,
}: ListedChoiceProps) {
  const t = useTranslate();
  return (
    <Field id={id} label={label} hint={hint} error={error} required={!isOptional}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t(isOptional ? 'staff.records.none' : 'staff.records.choose')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
