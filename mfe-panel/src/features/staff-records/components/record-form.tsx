import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Notice } from '@aksamit/ui';
import { useId, useRef } from 'react';
import { FormMessages } from '../../../forms/form-messages';
import { ControlCell } from '../../../staff-kit/record-form/components/control-view';
import { DraftNotice } from '../../../staff-kit/record-form/components/draft-notice';
import { FieldGroup, Form } from '../../../staff-kit/record-form/components/form-style';
import { LeaveQuestion } from '../../../staff-kit/record-form/components/leave-question';
import { RecordFormContext } from '../../../staff-kit/record-form/record-form-context';
import { offerWords } from '../../../staff-kit/record-form/record-words';
import { useLeaveWarning } from '../../../staff-kit/record-form/use-leave-warning';
import { useSaveKey } from '../../../staff-kit/record-form/use-save-key';
import type { StoredRecord } from '../api/record-calls';
import type { StaffRecordKind } from '../record-kind';
import { useRecordForm } from '../use-record-form';
import { SaveBar } from './save-bar';

export interface RecordFormProps {
  kind: StaffRecordKind;
  /** Null: a new one. */
  record: StoredRecord | null;
  initial: Readonly<Record<string, unknown>>;
  /** Name of a new one's draft. */
  draft?: string;
  userId: string;
  /** Whether the person may change it; else all is shown read-only. */
  canWrite: boolean;
  onAdded(record: StoredRecord): void;
}

/** The form of a record. What is typed outlives a failed request and a reload. */
export function RecordForm({ kind, record, initial, draft, userId, canWrite, onAdded }: RecordFormProps) {
  const t = useTranslate();
  const formId = useId();
  const { market } = usePageContext();
  const state = useRecordForm({ kind, record, initial, draft, userId, onAdded });
  const { form, errors, attempt, message, isChanged, isDraft, discard } = state;
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(() => element.current?.requestSubmit(), canWrite);
  const warning = useLeaveWarning(isChanged);
  const fieldId = (name: string) => `${formId}-${name}`;
  const currency = kind.currencyOf?.(record ?? initial) ?? market.currencies[0]?.code ?? '';
  const words = offerWords(t);
  // As they stand below, not as the schema has them.
  const order = kind.groups.flatMap(({ fields }) => fields);
  const rankOf = (name: string) => order.indexOf(name.split('.')[0] ?? name);
  const labelled = Object.entries(errors)
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([name, text]) => [name, `${words.labelOf(name)}: ${text}`]);
  const Preview = kind.preview;
  return (
    <RecordFormContext value={{ form, control: kind.control, errors, words, fieldId, currency }}>
      <Form ref={element} onSubmit={state.submit} noValidate>
        {canWrite ? null : <Notice>{t('staff.records.readOnly')}</Notice>}
        {isDraft && isChanged ? <DraftNotice onDiscard={discard} /> : null}
        <FormMessages errors={Object.fromEntries(labelled)} fieldId={fieldId} attempt={attempt} message={message} />
        <Groups kind={kind} isNew={record === null} canWrite={canWrite} />
        {Preview ? <Preview record={record} /> : null}
        {canWrite ? <SaveBar save={t(record ? 'staff.records.save' : 'staff.records.add')} state={state} /> : null}
      </Form>
      <LeaveQuestion warning={warning} />
    </RecordFormContext>
  );
}

interface GroupsProps {
  kind: StaffRecordKind;
  isNew: boolean;
  canWrite: boolean;
}

function Groups({ kind, isNew, canWrite }: GroupsProps) {
  const t = useTranslate();
  return kind.groups.map(({ title, fields }) => (
    <FieldGroup key={title}>
      <legend>{t(`staff.records.groups.${title}`)}</legend>
      {fields.map((field) => {
        const control = kind.control.fields.get(field);
        if (!control) return null;
        const isDisabled = !canWrite || (!isNew && kind.fixed.includes(field));
        return <ControlCell key={field} control={control} name={field} isDisabled={isDisabled} />;
      })}
    </FieldGroup>
  ));
}
