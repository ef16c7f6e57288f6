import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Field, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { ChoiceList } from '../../choice-list';
import { useSettled } from '../../use-settled';
import type { ReferenceName } from '../reference-names';
import { searchedQuery } from '../references';

export interface ReferenceSearchProps {
  to: ReferenceName;
  label: string;
  /** What is chosen so far. */
  hint?: string | undefined;
  id?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  chosen: string;
  onChoose(id: string): void;
}

/** Finds a record by its name. */
export function ReferenceSearch({ to, label, chosen, onChoose, ...field }: ReferenceSearchProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const [text, setText] = useState('');
  const q = useSettled(text.trim());
  const found = useQuery(searchedQuery(useHttp(), to, { q, locale }));
  return (
    <div>
      <Field label={label} {...field}>
        <TextInput
          type="search"
          autoComplete="off"
          placeholder={t('staff.records.searchFor')}
          value={text}
          // The form is sent by its own button.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {q === '' ? null : (
        <ChoiceList
          legend={label}
          query={found}
          empty={t('staff.records.nothingFound')}
          choices={found.data ?? []}
          chosen={chosen}
          onChoose={(id) => {
            onChoose(id);
            setText('');
          }}
        />
      )}
    </div>
  );
}
