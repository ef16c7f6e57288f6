import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Stack } from '@aksamit/ui';
import { Field, Select, TextInput } from '@aksamit/ui/form';
import { useCallback, useEffect, useState } from 'react';
import { FilterRow } from './list-style';
import { SavedViews } from './saved-views-bar';
import type { ListAddress } from './use-list-address';

interface SearchField<Name extends string> {
  kind: 'search';
  name: Name;
  label: string;
}

interface ChoiceField<Name extends string> {
  kind: 'choice';
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What none of them means; without it: all. */
  otherwise?: string;
}

interface DateField<Name extends string> {
  kind: 'date';
  name: Name;
  label: string;
}

export type FilterField<Name extends string> = SearchField<Name> | ChoiceField<Name> | DateField<Name>;

export interface ListFiltersProps<Name extends string> {
  /** Names the group of filters. */
  label: string;
  list: ListAddress<Name>;
  fields: readonly FilterField<Name>[];
  /** Name of the store of saved views; without it none can be saved. */
  views?: string;
}

/** The filters of a list: each changes its address, a typed text once nothing was typed for a moment. */
export function ListFilters<Name extends string>({ label, list, fields, views }: ListFiltersProps<Name>) {
  return (
    <Stack gap={2}>
      <FilterRow role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
        {fields.map((field) => (
          <Filter key={field.name} field={field} list={list} />
        ))}
      </FilterRow>
      {views === undefined ? null : <SavedViews store={views} path={list.path} view={list.view} />}
    </Stack>
  );
}

function Filter<Name extends string>({ field, list }: { field: FilterField<Name>; list: ListAddress<Name> }) {
  const value = list.values[field.name];
  const set = (next: string) => list.change({ [field.name]: next } as Partial<Record<Name, string>>);
  if (field.kind === 'search') return <SearchFilter label={field.label} value={value} onChange={set} />;
  return (
    <Field label={field.label}>
      {field.kind === 'choice' ? (
        <ChoiceFilter options={field.options} otherwise={field.otherwise} value={value} onChange={set} />
      ) : (
        <TextInput type="date" value={value} onChange={({ target }) => set(target.value)} />
      )}
    </Field>
  );
}

interface FilterProps {
  value: string;
  onChange(value: string): void;
}

interface ChoiceFilterProps extends FilterProps, Pick<ChoiceField<string>, 'options'> {
  otherwise: string | undefined;
}

function ChoiceFilter({ options, otherwise, value, onChange }: ChoiceFilterProps) {
  const t = useTranslate();
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{otherwise ?? t('staff.list.all')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/**
 * A search waits for a pause in typing, so that not each letter is a call, but not once the field is left: who opened a
 * record meanwhile would be led back to the list.
 */
const PAUSE_MS = 300;

function SearchFilter({ label, value, onChange }: FilterProps & { label: string }) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? value;
  const settle = useCallback(() => {
    if (draft === null) return;
    setDraft(null);
    if (draft.trim() !== value) onChange(draft.trim());
  }, [draft, value, onChange]);
  useEffect(() => {
    const timer = setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settle]);
  return (
    <div data-search="">
      <Field label={label}>
        <TextInput type="search" value={typed} onChange={({ target }) => setDraft(target.value)} onBlur={settle} />
      </Field>
    </div>
  );
}
