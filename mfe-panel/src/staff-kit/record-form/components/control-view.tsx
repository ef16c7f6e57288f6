import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Checkbox, Field, Select, TextArea, TextInput } from '@aksamit/ui/form';
import { useWatch } from 'react-hook-form';
import { type Control, type GroupControl, isRequired } from '../control';
import { useRecordFormState } from '../record-form-context';
import { Column, Inner, Pair } from './form-style';
import { ListControl } from './list-control';
import { PictureControl } from './picture-control';
import { ReferenceControl } from './reference-control';
import { ReferencesControl } from './references-control';

export interface ControlViewProps {
  control: Control;
  /** Name in the form: `content.pl.faqs.0.title`. */
  name: string;
  /** It is shown and cannot be changed. */
  isDisabled: boolean;
}

const WIDE = ['languages', 'group', 'variants', 'list', 'references', 'picture'];

/** Whether a control needs the whole width of its group. */
const isWide = (control: Control): boolean =>
  WIDE.includes(control.kind) || (control.kind === 'text' && control.isLong);

/** The control of a field, by the field's kind. */
export function ControlView({ control, name, isDisabled }: ControlViewProps) {
  switch (control.kind) {
    case 'order':
    case 'constant':
      return null;
    case 'languages':
      return (
        <Pair>
          <ControlView control={control.value} name={`${name}.pl`} isDisabled={isDisabled} />
          <ControlView control={control.value} name={`${name}.en`} isDisabled={isDisabled} />
        </Pair>
      );
    case 'group':
      return <GroupView control={control} name={name} isDisabled={isDisabled} />;
    case 'variants':
      return <VariantView control={control} name={name} isDisabled={isDisabled} />;
    case 'list':
      return (
        <ListControl
          control={control}
          name={name}
          isDisabled={isDisabled}
          renderEntry={(entry) => <ControlView control={control.entry} name={entry} isDisabled={isDisabled} />}
        />
      );
    case 'switch':
      return <SwitchControl name={name} isDisabled={isDisabled} />;
    case 'reference':
      return <ReferenceControl to={control.to} name={name} isDisabled={isDisabled} isRequired={isRequired(control)} />;
    case 'references':
      return <ReferencesControl to={control.to} name={name} isDisabled={isDisabled} />;
    case 'picture':
      return <PictureControl name={name} shape={control.shape} isDisabled={isDisabled} />;
    default:
      return <TypedControl control={control} name={name} isDisabled={isDisabled} />;
  }
}

/** The control of a field in a grid of fields: over its whole width where it needs that. */
export function ControlCell(props: ControlViewProps) {
  if (props.control.kind === 'order' || props.control.kind === 'constant') return null;
  return (
    <div data-wide={isWide(props.control) ? '' : undefined}>
      <ControlView {...props} />
    </div>
  );
}

interface GroupViewProps extends Omit<ControlViewProps, 'control'> {
  control: GroupControl;
}

/** Fields that belong together, below their heading where they have one. */
export function GroupView({ control, name, isDisabled }: GroupViewProps) {
  const { words } = useRecordFormState();
  const legend = words.legendOf(name);
  const fields = [...control.fields].map(([field, below]) => (
    <ControlView key={field} control={below} name={`${name}.${field}`} isDisabled={isDisabled} />
  ));
  if (legend === undefined) return <Column>{fields}</Column>;
  return (
    <Inner>
      <legend>{legend}</legend>
      {fields}
    </Inner>
  );
}

interface VariantViewProps extends Omit<ControlViewProps, 'control'> {
  control: Extract<Control, { kind: 'variants' }>;
}

/** The fields of one kind of value, below its name. */
function VariantView({ control, name, isDisabled }: VariantViewProps) {
  const { form, words } = useRecordFormState();
  const kind = String(useWatch({ control: form.control, name: `${name}.${control.by}` }));
  const variant = control.options.get(kind);
  return (
    <Column>
      <strong>{words.optionOf(control.by, kind)}</strong>
      {variant ? <GroupView control={variant} name={name} isDisabled={isDisabled} /> : null}
    </Column>
  );
}

function SwitchControl({ name, isDisabled }: Omit<ControlViewProps, 'control'>) {
  const { form, errors, fieldId, words } = useRecordFormState();
  return (
    <Checkbox
      id={fieldId(name)}
      label={words.labelOf(name)}
      error={errors[name]}
      disabled={isDisabled}
      {...form.register(name)}
    />
  );
}

/** A control in a field with label, hint and error. */
function TypedControl({ control, name, isDisabled }: ControlViewProps) {
  const { errors, fieldId, words } = useRecordFormState();
  const hint = useHint(control, name);
  return (
    <Field
      label={words.labelOf(name)}
      id={fieldId(name)}
      hint={hint}
      error={errors[name]}
      required={isRequired(control)}
    >
      <Input control={control} name={name} isDisabled={isDisabled} />
    </Field>
  );
}

function useHint(control: Control, name: string): string | undefined {
  const t = useTranslate();
  const { currency, form, words } = useRecordFormState();
  const kindOfDiscount: unknown = useWatch({
    control: form.control,
    name: control.kind === 'discount' ? control.by : name,
  });
  if (control.kind === 'money') return t('staff.records.hints.money', { currency });
  if (control.kind === 'instant') return t('staff.records.hints.instant');
  if (control.kind === 'discount') {
    return kindOfDiscount === 'amount'
      ? t('staff.records.hints.money', { currency })
      : t('staff.records.hints.percent');
  }
  return words.hintOf(name);
}

function Input({ control, name, isDisabled }: ControlViewProps) {
  const { form } = useRecordFormState();
  const props = { ...form.register(name), disabled: isDisabled };
  switch (control.kind) {
    case 'choice':
      return (
        <ChoiceInput options={control.options} name={name} isDisabled={isDisabled} isEmptyable={!isRequired(control)} />
      );
    case 'number':
      return <TextInput {...props} inputMode="decimal" autoComplete="off" />;
    case 'money':
    case 'discount':
      return <TextInput {...props} inputMode="decimal" autoComplete="off" />;
    case 'instant':
      return <TextInput {...props} type="datetime-local" />;
    case 'color':
      return <TextInput {...props} type="color" />;
    default:
      return control.kind === 'text' && control.isLong ? (
        <TextArea {...props} rows={3} />
      ) : (
        <TextInput {...props} autoComplete="off" />
      );
  }
}

function ChoiceInput({
  options,
  name,
  isDisabled,
  isEmptyable,
}: {
  options: readonly (string | number)[];
  name: string;
  isDisabled: boolean;
  isEmptyable: boolean;
}) {
  const t = useTranslate();
  const { form, words } = useRecordFormState();
  const field = name.split('.').at(-1) ?? name;
  return (
    <Select {...form.register(name)} disabled={isDisabled}>
      <option value="">
        {isEmptyable ? (words.emptyOf?.(name) ?? t('staff.records.none')) : t('staff.records.choose')}
      </option>
      {options.map((option) => (
        <option key={option} value={option}>
          {words.optionOf(field, option)}
        </option>
      ))}
    </Select>
  );
}
