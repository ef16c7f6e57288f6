import type { AuditLogEntry } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';
import { fieldLabel } from '../../../staff-kit/record-form/field-label';
import type { StoredRecord } from '../api/record-calls';
import { type RecordChange, recordChanges } from '../record-changes';
import type { StaffRecordKind } from '../record-kind';
import { ChangedValue } from './changed-value';

export interface ChangedFieldsProps {
  kind: StaffRecordKind;
  record: StoredRecord;
  details: AuditLogEntry['details'];
  /** From the later value back to the former one. */
  isReversed?: boolean;
  /** Without those whose values the log does not hold. */
  isQuotedOnly?: boolean;
}

/** The fields that were changed, with both values. */
export function ChangedFields({ kind, record, details, isReversed, isQuotedOnly }: ChangedFieldsProps) {
  const changes = recordChanges(kind, details).filter(({ values }) => !isQuotedOnly || values !== null);
  return changes.map((change) => (
    <Text key={change.field} as="span" size="sm">
      <ChangedField kind={kind} record={record} change={change} isReversed={isReversed === true} />
    </Text>
  ));
}

interface ChangedFieldProps {
  kind: StaffRecordKind;
  record: StoredRecord;
  change: RecordChange;
  isReversed: boolean;
}

function ChangedField({ kind, record, change: { field, values }, isReversed }: ChangedFieldProps) {
  const t = useTranslate();
  const { market } = usePageContext();
  const control = kind.control.fields.get(field);
  const label = fieldLabel(field, t);
  if (!control || values === null) return t('staff.records.history.longChange', { field: label });
  const shown = {
    control,
    field,
    record,
    currency: kind.currencyOf?.(record) ?? market.currencies[0]?.code ?? '',
  };
  const [first, second] = isReversed ? [values.to, values.from] : [values.from, values.to];
  return (
    <>
      {label}: <ChangedValue {...shown} value={first} /> → <ChangedValue {...shown} value={second} />
    </>
  );
}
