import type { AuditLogEntry } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, Dialog, Stack, Text } from '@aksamit/ui';
import { useId, useState } from 'react';
import { Part, PartList } from '../../../staff-kit/record-form/components/form-style';
import { Loaded } from '../../../states/loaded';
import type { StoredRecord } from '../api/record-calls';
import { recordHistoryQuery, SHOWN } from '../api/record-history';
import { formerValues } from '../record-changes';
import type { StaffRecordKind } from '../record-kind';
import { ChangedFields } from './changed-fields';
import { RestoreQuestion } from './restore-question';

export interface RecordHistoryProps {
  kind: StaffRecordKind;
  record: StoredRecord;
  renew(stored: StoredRecord): void;
}

/** Below a record, once it is wanted: who changed what and when, and how it was before. */
export function RecordHistory(props: RecordHistoryProps) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{t('staff.records.history.title')}</h2>
      <div>
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(`staff.records.history.${isOpen ? 'hide' : 'show'}`)}
        </Button>
      </div>
      {isOpen ? <Entries {...props} /> : null}
    </Part>
  );
}

function Entries({ kind, record, renew }: RecordHistoryProps) {
  const t = useTranslate();
  const href = useHref();
  const history = useQuery(recordHistoryQuery(useHttp(), kind, record.id));
  const [former, setFormer] = useState<AuditLogEntry | null>(null);
  const whole = `${href('panel/staff-audit')}?subjectKind=${kind.calls.subjectKind}&subjectId=${record.id}`;
  return (
    <>
      <Loaded query={history} failedTitle={t('staff.records.history.failed')} height="8rem">
        {({ entries, total }) =>
          entries.length === 0 ? (
            <Text tone="muted">{t('staff.records.history.none')}</Text>
          ) : (
            <>
              <PartList>
                {entries.map((entry) => (
                  <Entry key={entry.id} kind={kind} record={record} entry={entry} onRestore={() => setFormer(entry)} />
                ))}
              </PartList>
              {total > SHOWN ? <a href={whole}>{t('staff.records.history.more', { number: total })}</a> : null}
            </>
          )
        }
      </Loaded>
      <Dialog
        open={former !== null}
        title={t('staff.records.history.restoreTitle')}
        closeLabel={t('staff.close')}
        onClose={() => setFormer(null)}
      >
        {former ? (
          <RestoreQuestion kind={kind} record={record} entry={former} renew={renew} onClose={() => setFormer(null)} />
        ) : null}
      </Dialog>
    </>
  );
}

interface EntryProps {
  kind: StaffRecordKind;
  record: StoredRecord;
  entry: AuditLogEntry;
  onRestore(): void;
}

function Entry({ kind, record, entry, onRestore }: EntryProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const at = formatDateTime(entry.at, locale);
  const isAdded = entry.call.startsWith('POST ');
  const who = entry.actor.name ?? t('staff.audit.gone');
  const by = entry.apiKey === null ? who : t('staff.audit.byKey', { who, key: entry.apiKey.name });
  return (
    <li>
      <Stack gap={1}>
        <strong>{t(`staff.records.history.${isAdded ? 'added' : 'changed'}`, { at, by })}</strong>
        {/* All fields of a new record are changes: its form shows them. */}
        {isAdded ? null : <ChangedFields kind={kind} record={record} details={entry.details} />}
      </Stack>
      {formerValues(kind, entry) ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('staff.records.history.restoreOf', { at })}
          onClick={onRestore}
        >
          {t('staff.records.history.restore')}
        </Button>
      ) : null}
    </li>
  );
}
