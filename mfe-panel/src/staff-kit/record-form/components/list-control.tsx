import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, IconButton } from '@aksamit/ui';
import { FieldError } from '@aksamit/ui/form';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Control } from '../control';
import { fieldLabel } from '../field-label';
import { emptyEntry } from '../form-values';
import { useRecordFormState } from '../record-form-context';
import { Buttons, Entries } from './form-style';

export interface ListControlProps {
  control: Extract<Control, { kind: 'list' }>;
  name: string;
  isDisabled: boolean;
  /** Shows an entry by its name in the form. */
  renderEntry(name: string): ReactNode;
}

/** Entries in their order: added at the end, moved up, taken away. */
export function ListControl({ control, name, isDisabled, renderEntry }: ListControlProps) {
  const t = useTranslate();
  const { form, errors, fieldId } = useRecordFormState();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name });
  const adding = useRef<HTMLButtonElement>(null);
  const label = fieldLabel(name, t);
  const removeAt = (index: number) => {
    remove(index);
    // The pressed button is gone with its entry.
    adding.current?.focus();
  };
  return (
    <Entries id={fieldId(name)} tabIndex={-1} disabled={isDisabled}>
      <legend>{label}</legend>
      {errors[name] ? <FieldError>{errors[name]}</FieldError> : null}
      {fields.length === 0 ? null : (
        <ol>
          {fields.map(({ id }, index) => (
            <li key={id}>
              {renderEntry(control.isWrapped ? `${name}.${index}.value` : `${name}.${index}`)}
              <EntryButtons
                label={`${label}, ${index + 1}`}
                isFirst={index === 0}
                onUp={() => move(index, index - 1)}
                onRemove={() => removeAt(index)}
              />
            </li>
          ))}
        </ol>
      )}
      <Buttons>
        <Button ref={adding} variant="secondary" size="sm" onClick={() => append(emptyEntry(control))}>
          <Plus aria-hidden="true" />
          {t('staff.records.addTo', { label })}
        </Button>
      </Buttons>
    </Entries>
  );
}

interface EntryButtonsProps {
  label: string;
  isFirst: boolean;
  onUp(): void;
  onRemove(): void;
}

function EntryButtons({ label, isFirst, onUp, onRemove }: EntryButtonsProps) {
  const t = useTranslate();
  return (
    <div>
      {isFirst ? null : (
        <IconButton label={t('staff.records.moveUp', { label })} icon={<ArrowUp aria-hidden="true" />} onClick={onUp} />
      )}
      <IconButton
        label={t('staff.records.remove', { label })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}
