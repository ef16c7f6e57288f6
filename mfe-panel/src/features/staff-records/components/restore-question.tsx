import type { AuditLogEntry } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Stack, Text } from '@aksamit/ui';
import { clearDraft } from '../../../drafts/form-draft';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import type { StoredRecord } from '../api/record-calls';
import { recordKey } from '../api/record-queries';
import { formerValues } from '../record-changes';
import type { StaffRecordKind } from '../record-kind';
import { draftNameOf } from '../use-record-form';
import { ChangedFields } from './changed-fields';

export interface RestoreQuestionProps {
  kind: StaffRecordKind;
  record: StoredRecord;
  /** The change that is taken back. */
  entry: AuditLogEntry;
  renew(stored: StoredRecord): void;
  onClose(): void;
}

/** Which fields get their former values, and what makes it so. The API checks them as any change. */
export function RestoreQuestion({ kind, record, entry, renew, onClose }: RestoreQuestionProps) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const restore = async (key: string) => {
    const restored = await kind.calls.change(http, { id: record.id, body: formerValues(kind, entry) ?? {} }, key);
    clearDraft(draftNameOf(kind.slug, record.id));
    queryClient.setQueryData([...recordKey(kind.slug), 'one', record.id], restored);
    renew(restored);
  };
  return (
    <ConfirmQuestion
      words={{
        confirm: t('staff.records.history.restore'),
        keep: t('staff.records.history.keep'),
        done: t('staff.records.history.restored'),
      }}
      send={restore}
      onClose={onClose}
    >
      <Text>{t('staff.records.history.restoreText')}</Text>
      <Stack gap={1}>
        <ChangedFields kind={kind} record={record} details={entry.details} isReversed isQuotedOnly />
      </Stack>
    </ConfirmQuestion>
  );
}
