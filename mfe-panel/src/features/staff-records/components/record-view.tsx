import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { navigator, useSearchParams } from '@aksamit/module-sdk/router';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { useKnownNames } from '../../../staff-kit/record-form/use-known-names';
import { Loaded } from '../../../states/loaded';
import type { StoredRecord } from '../api/record-calls';
import { recordQuery } from '../api/record-queries';
import { copyOf } from '../record-copy';
import type { StaffRecordKind } from '../record-kind';
import { useKindAddresses } from '../use-kind-addresses';
import { RecordForm } from './record-form';
import { RecordHistory } from './record-history';

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

/** Query of a new record's address that names the one of which it is a copy. */
const COPY_OF = 'copyOf';

function NewRecord({ kind, user }: Omit<RecordViewProps, 'id'>) {
  const t = useTranslate();
  const back = useBack(kind);
  const [search] = useSearchParams();
  const copied = kind.copyOmits === undefined ? null : search.get(COPY_OF);
  // A link from another record names it: `?productId=3`.
  const preset = Object.fromEntries([...search].filter(([name]) => kind.control.fields.has(name)));
  return (
    <>
      <StaffHeading title={t(`staff.records.kinds.${kind.slug}.new`)} back={back} />
      {copied === null ? (
        <NewForm kind={kind} user={user} initial={{ ...kind.initial, ...preset }} />
      ) : (
        <CopyForm kind={kind} user={user} id={copied} />
      )}
    </>
  );
}

/** Begins with what another record has; the shop shows the copy once it is switched on. */
function CopyForm({ kind, user, id }: RecordViewProps) {
  const t = useTranslate();
  const record = useQuery({ ...recordQuery(useHttp(), kind, id), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded query={record} failedTitle={t('staff.records.failed')} height="24rem">
      {(data) => <NewForm kind={kind} user={user} initial={copyOf(kind, data)} copyOf={id} />}
    </Loaded>
  );
}

interface NewFormProps extends Omit<RecordViewProps, 'id'> {
  initial: Readonly<Record<string, unknown>>;
  copyOf?: string;
}

function NewForm({ kind, user, initial, copyOf: copied }: NewFormProps) {
  const { recordOf } = useKindAddresses(kind);
  return (
    <RecordForm
      kind={kind}
      record={null}
      initial={initial}
      draft={copied === undefined ? NEW : `copy-${copied}`}
      userId={user.id}
      canWrite={kind.editors.includes(user.role)}
      onAdded={({ id }) => navigator.replace(recordOf(id))}
    />
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

/** References whose names a record may bring along. */
const PRODUCT_REFERENCES = ['sold', 'products'] as const;

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
  useKnownNames(PRODUCT_REFERENCES, record.productNames);
  const { head: Head, parts: Parts } = kind;
  const part = { record, userId: user.id, role: user.role, renew };
  return (
    <>
      <StaffHeading
        title={kind.titleOf(record, { t, locale })}
        back={back}
        actions={<RecordLinks kind={kind} record={record} role={user.role} />}
      />
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
      {user.role === 'admin' && !kind.hasVersions ? <RecordHistory kind={kind} record={record} renew={renew} /> : null}
    </>
  );
}

interface RecordLinksProps {
  kind: StaffRecordKind;
  record: StoredRecord;
  role: string;
}

/** The record as shoppers see it, and another one like it. */
function RecordLinks({ kind, record, role }: RecordLinksProps) {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageContext();
  const { recordOf } = useKindAddresses(kind);
  const shopPage = kind.shopPageOf?.(record, { href, locale });
  return (
    <>
      {shopPage === undefined ? null : (
        <LinkButton variant="secondary" size="sm" href={shopPage} target="_blank">
          <ExternalLink aria-hidden="true" />
          {t('staff.records.inShop')}
        </LinkButton>
      )}
      {kind.copyOmits && kind.editors.includes(role) ? (
        <LinkButton variant="secondary" size="sm" href={`${recordOf(NEW)}?${COPY_OF}=${record.id}`}>
          <Copy aria-hidden="true" />
          {t('staff.records.copy')}
        </LinkButton>
      ) : null}
    </>
  );
}
