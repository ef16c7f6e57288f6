import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { IconButton, Notice } from '@aksamit/ui';
import { Checkbox, FieldError } from '@aksamit/ui/form';
import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useRecordFormState } from '../record-form-context';
import type { ReferenceName } from '../reference-names';
import { isListed, listedQuery } from '../references';
import { Chosen, Entries, Pair } from './form-style';
import { useOptionName } from './option-name';
import { ReferenceSearch } from './reference-search';

export interface ReferencesControlProps {
  to: ReferenceName;
  name: string;
  isDisabled: boolean;
}

/** Several other records: each of a list can be ticked, others are found by a search. */
export function ReferencesControl({ to, name, isDisabled }: ReferencesControlProps) {
  const { form, errors, fieldId, words } = useRecordFormState();
  const ids = useWatch({ control: form.control, name }) as string[];
  const set = (next: string[]) => form.setValue(name, next, { shouldDirty: true });
  const label = words.labelOf(name);
  const parts = { to, ids, set, label, hint: words.hintOf(name) };
  return (
    <Entries id={fieldId(name)} tabIndex={-1} disabled={isDisabled}>
      <legend>{label}</legend>
      {errors[name] ? <FieldError>{errors[name]}</FieldError> : null}
      {isListed(to) ? <TickedOptions {...parts} /> : <FoundOptions {...parts} />}
    </Entries>
  );
}

interface OptionsProps {
  to: ReferenceName;
  label: string;
  hint: string | undefined;
  ids: readonly string[];
  set(ids: string[]): void;
}

function TickedOptions({ to, ids, set }: OptionsProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const { data = [], isError } = useQuery(listedQuery(useHttp(), to, locale));
  if (isError) return <Notice tone="alert">{t('staff.records.optionsFailed')}</Notice>;
  const toggle = (id: string) => set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    <Pair>
      {data.map(({ id, label }) => (
        <Checkbox key={id} label={label} checked={ids.includes(id)} onChange={() => toggle(id)} />
      ))}
    </Pair>
  );
}

function FoundOptions({ to, label, ids, set, hint }: OptionsProps) {
  const t = useTranslate();
  return (
    <div>
      <ReferenceSearch
        to={to}
        label={t('staff.records.addTo', { label })}
        hint={hint}
        chosen=""
        onChoose={(id) => {
          if (!ids.includes(id)) set([...ids, id]);
        }}
      />
      <Chosen>
        {ids.map((id) => (
          <ChosenOption key={id} to={to} id={id} onRemove={() => set(ids.filter((other) => other !== id))} />
        ))}
      </Chosen>
    </div>
  );
}

function ChosenOption({ to, id, onRemove }: { to: ReferenceName; id: string; onRemove(): void }) {
  const t = useTranslate();
  const name = useOptionName(to, id);
  return (
    <li>
      {name}
      <IconButton
        label={t('staff.records.remove', { label: name })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
