import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, IconButton } from '@aksamit/ui';
import { FieldError } from '@aksamit/ui/form';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { Control } from '../control';
import { emptyEntry, type FormFields } from '../form-values';
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
  const { form, errors, fieldId, words } = useRecordFormState();
  const { fields, append, insert, remove, move } = useFieldArray({ control: form.control, name });
  const adding = useRef<HTMLButtonElement>(null);
  const label = words.labelOf(name);
  const removeAt = (index: number) => {
    remove(index);
    // The pressed button is gone with its entry.
    adding.current?.focus();
  };
  const insertBelow = (index: number) => {
    const { entry } = control;
    const kind = entry.kind === 'variants' ? String(form.getValues(`${name}.${index}.${entry.by}`)) : undefined;
    insert(index + 1, emptyEntry(control, kind));
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
                onInsert={control.entry.kind === 'variants' ? () => insertBelow(index) : undefined}
                onRemove={() => removeAt(index)}
              />
            </li>
          ))}
        </ol>
      )}
      <Buttons>
        <AddButtons control={control} label={label} buttonRef={adding} onAdd={append} />
      </Buttons>
    </Entries>
  );
}

interface AddButtonsProps {
  control: ListControlProps['control'];
  label: string;
  buttonRef: Ref<HTMLButtonElement>;
  onAdd(entry: FormFields): void;
}

/** One button, or one for each kind of entry. */
function AddButtons({ control, label, buttonRef, onAdd }: AddButtonsProps) {
  const t = useTranslate();
  const { words } = useRecordFormState();
  const { entry } = control;
  const kinds = entry.kind === 'variants' ? [...entry.options.keys()] : [undefined];
  return kinds.map((kind, index) => (
    <Button
      key={kind ?? ''}
      ref={index === 0 ? buttonRef : undefined}
      variant="secondary"
      size="sm"
      onClick={() => onAdd(emptyEntry(control, kind))}
    >
      <Plus aria-hidden="true" />
      {entry.kind === 'variants' && kind !== undefined
        ? words.optionOf(entry.by, kind)
        : t('staff.records.addTo', { label })}
    </Button>
  ));
}

interface EntryButtonsProps {
  label: string;
  isFirst: boolean;
  onUp(): void;
  /** Adds one of the same kind below. */
  onInsert: (() => void) | undefined;
  onRemove(): void;
}

function EntryButtons({ label, isFirst, onUp, onInsert, onRemove }: EntryButtonsProps) {
  const t = useTranslate();
  return (
    <div>
      {isFirst ? null : (
        <IconButton label={t('staff.records.moveUp', { label })} icon={<ArrowUp aria-hidden="true" />} onClick={onUp} />
      )}
      {onInsert ? (
        <IconButton
          label={t('staff.records.insertBelow', { label })}
          icon={<Plus aria-hidden="true" />}
          onClick={onInsert}
        />
      ) : null}
      <IconButton
        label={t('staff.records.remove', { label })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}
