import type { AuditLogEntry } from '@aksamit/contracts/staff';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import type { PageName } from '@aksamit/module-sdk/router';
import { Stack, Text } from '@aksamit/ui';
import { changesIn } from '../../../staff-kit/audit/audit-changes';
import { deedOf } from '../audit-words';
import { fieldName, fieldValue } from '../field-words';
import { subjectPage } from '../subject-pages';

/** What was done, to what, and which fields it changed; the call itself for those who look into a defect. */
export function Deed({ entry }: { entry: AuditLogEntry }) {
  const t = useTranslate();
  const { callKey, verbKey, kindKey } = deedOf(entry);
  const kind = kindKey === null ? (entry.subjectKind ?? '') : t(`staff.audit.${kindKey}`);
  const words = callKey === null ? `${t(`staff.audit.${verbKey}`)}: ${kind}` : t(`staff.audit.${callKey}`);
  return (
    <Stack as="span" gap={1} align="flex-start">
      <SubjectName words={entry.subjectId === null ? words : `${words} (${entry.subjectId})`} entry={entry} />
      <Changes entry={entry} />
      <Text as="span" size="xs" tone="muted">
        {entry.call}
      </Text>
    </Stack>
  );
}

/** What was done to what, with a link to it where it has a page. */
function SubjectName({ words, entry }: { words: string; entry: AuditLogEntry }) {
  const href = useHref() as (page: PageName, params: Readonly<Record<string, string>>) => string;
  const shown = subjectPage(entry.call, entry.subjectKind, entry.subjectId);
  return shown ? <a href={href(shown.page, shown.params)}>{words}</a> : <span>{words}</span>;
}

/** The changed fields as their pages call them. A new record's id stands beside its name already. */
function Changes({ entry: { subjectKind, details } }: { entry: AuditLogEntry }) {
  const t = useTranslate();
  const words = { t, locale: useLocaleFormats() };
  return changesIn(details)
    .filter(({ field }) => field !== 'id')
    .map(({ field, from, to }) => (
      <Text key={field} as="span" size="sm">
        {`${fieldName(subjectKind, field, t)}: ${fieldValue(subjectKind, field, from, words)} → ${fieldValue(subjectKind, field, to, words)}`}
      </Text>
    ));
}
