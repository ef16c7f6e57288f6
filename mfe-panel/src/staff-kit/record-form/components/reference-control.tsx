import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import { useWatch } from 'react-hook-form';
import { useRecordFormState } from '../record-form-context';
import type { ReferenceName } from '../reference-names';
import { isListed, listedQuery, type Option } from '../references';
import { useOptionName } from './option-name';
import { ReferenceSearch } from './reference-search';

export interface ReferenceControlProps {
  to: ReferenceName;
  name: string;
  isDisabled: boolean;
  isRequired: boolean;
}

/** Another record, chosen from a list or found by a search. */
export function ReferenceControl(props: ReferenceControlProps) {
  return isListed(props.to) ? <ListedReference {...props} /> : <SearchedReference {...props} />;
}

function ListedReference({ to, name, isDisabled, isRequired }: ReferenceControlProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const { form, errors, fieldId, words } = useRecordFormState();
  const { data = [], isError } = useQuery(listedQuery(useHttp(), to, locale));
  const id = useWatch({ control: form.control, name }) as string;
  return (
    <Field
      label={words.labelOf(name)}
      id={fieldId(name)}
      hint={words.hintOf(name)}
      error={errors[name] ?? (isError ? t('staff.records.optionsFailed') : undefined)}
      required={isRequired}
    >
      {/* Controlled: the options arrive after the value. */}
      <Select
        value={id}
        disabled={isDisabled}
        onChange={({ target }) => form.setValue(name, target.value, { shouldDirty: true })}
      >
        <option value="">{isRequired ? t('staff.records.choose') : (words.emptyOf?.(name) ?? t(emptyWord(to)))}</option>
        {withChosen(data, id, t('staff.records.byId', { id })).map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Options with the chosen one, which an older record may have beyond those that are listed. */
const withChosen = (options: readonly Option[], id: string, label: string): readonly Option[] =>
  id === '' || options.some((option) => option.id === id) ? options : [...options, { id, label }];

function SearchedReference({ to, name, isDisabled, isRequired }: ReferenceControlProps) {
  const t = useTranslate();
  const { form, errors, fieldId, words } = useRecordFormState();
  const id = useWatch({ control: form.control, name }) as string;
  const chosen = useOptionName(to, id);
  if (isDisabled) {
    return (
      <Field label={words.labelOf(name)} id={fieldId(name)} required={isRequired}>
        <TextInput value={chosen} disabled />
      </Field>
    );
  }
  return (
    <ReferenceSearch
      to={to}
      label={words.labelOf(name)}
      id={fieldId(name)}
      hint={id === '' ? t('staff.records.nothingChosen') : t('staff.records.chosen', { name: chosen })}
      error={errors[name]}
      required={isRequired}
      chosen={id}
      onChoose={(next) => form.setValue(name, next, { shouldDirty: true })}
    />
  );
}

/** What an empty choice means: a record without a market holds in all of them. */
const emptyWord = (to: ReferenceName): string =>
  to === 'markets' ? 'staff.records.everyMarket' : 'staff.records.none';
