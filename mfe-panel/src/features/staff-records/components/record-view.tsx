import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { navigator, useSearchParams } from '@aksamit/module-sdk/router';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { useState } from 'react';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { Loaded } from '../../../states/loaded';
import type { StoredRecord } from '../api/record-calls';
import { recordQuery } from '../api/record-queries';
import type { StaffRecordKind } from '../record-kind';
import { useKindAddresses } from '../use-kind-addresses';
import { RecordForm } from './record-form';

/** Stands for the id of a record that is being added. */
export const NEW = 'new';

export interface RecordViewProps {
  kind: StaffRecordKind;
  id: string;
  user: { id: string; role: string };
}

/** A record's page: its form, and what belongs to it. */
export function RecordView({ kind, id, user }: RecordViewProps) {
  return id === NEW ? <NewRecord kind={kind} user={user} /> : <KnownRecord kind={kind} id={id} user={user} />;
}

/** The list that a record belongs to, for its heading. */
function useBack(kind: StaffRecordKind) {
  const t = useTranslate();
  const { list } = useKindAddresses(kind);
  return {
    href: list,
    label: t(`staff.records.kinds.${kind.slug}.many`),
  };
}

function NewRecord({ kind, user }: Omit<RecordViewProps, 'id'>) {
  const t = useTranslate();
  const { recordOf } = useKindAddresses(kind);
  const back = useBack(kind);
  const [search] = useSearchParams();
  // A link from another record names it: `?productId=3`.
  const preset = Object.fromEntries([...search].filter(([name]) => kind.control.fields.has(name)));
  return (
    <>
      <StaffHeading title={t(`staff.records.kinds.${kind.slug}.new`)} back={back} />
      <RecordForm
        kind={kind}
        record={null}
        initial={{ ...kind.initial, ...preset }}
        userId={user.id}
        canWrite={kind.editors.includes(user.role)}
        onAdded={({ id }) => navigator.replace(recordOf(id))}
      />
    </>
  );
}

function KnownRecord({ kind, id, user }: RecordViewProps) {
  const t = useTranslate();
  const back = useBack(kind);
  const record = useQuery(recordQuery(useHttp(), kind, id));
  if (isHttpError(record.error) && record.error.status === 404 && !record.data) {
    const action = <LinkButton href={back.href}>{back.label}</LinkButton>;
    return <EmptyState headingLevel={1} title={t('staff.records.notFound')} action={action} />;
  }
  return (
    <Loaded query={record} failedTitle={t('staff.records.failed')} height="24rem">
      {(data) => <StoredForm key={data.id} kind={kind} record={data} user={user} />}
    </Loaded>
  );
}

function StoredForm({
  kind,
  record,
  user,
}: {
  kind: StaffRecordKind;
  record: StoredRecord;
  user: RecordViewProps['user'];
}) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const back = useBack(kind);
  // The form begins with what was stored: the query may not have it yet.
  const [renewal, setRenewal] = useState<{ count: number; stored: StoredRecord } | null>(null);
  const renew = (stored: StoredRecord) => setRenewal({ count: (renewal?.count ?? 0) + 1, stored });
  const { head: Head, parts: Parts } = kind;
  const part = { record, userId: user.id, role: user.role, renew };
  return (
    <>
      <StaffHeading title={kind.titleOf(record, { t, locale })} back={back} />
      {Head ? <Head {...part} /> : null}
      <RecordForm
        // What changes beside the form, such as a price, is shown in it.
        key={JSON.stringify([renewal?.count, ...kind.fixed.map((field) => record[field])])}
        kind={kind}
        record={renewal?.stored ?? record}
        initial={{}}
        userId={user.id}
        canWrite={kind.editors.includes(user.role)}
        onAdded={() => undefined}
      />
      {Parts ? <Parts {...part} /> : null}
    </>
  );
}
