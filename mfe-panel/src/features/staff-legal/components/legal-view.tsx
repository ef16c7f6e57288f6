import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { useNow } from '../../../staff-kit/use-now';
import { Loaded } from '../../../states/loaded';
import { documentsQuery, type LegalPage, legalPagesQuery } from '../api/legal-calls';
import { statedDocuments, versionBefore } from '../legal-state';
import { LegalEditor } from './legal-editor';
import { NewVersion } from './new-version';
import { LegalVersions } from './versions';

/** One legal text: its draft and all its versions. @param id of its page */
export function LegalView({ id, userId }: { id: string; userId: string }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const pages = useQuery(legalPagesQuery(useHttp(), locale));
  return (
    <Loaded query={pages} failedTitle={t('staff.legal.failed')} height="24rem">
      {({ pages: shown }) => {
        const page = shown.find((each) => each.id === id);
        return page ? <KnownText page={page} userId={userId} /> : <UnknownText />;
      }}
    </Loaded>
  );
}

function UnknownText() {
  const t = useTranslate();
  const href = useHref();
  const action = <LinkButton href={href('panel/staff-legal')}>{t('staff.legal.title')}</LinkButton>;
  return <EmptyState headingLevel={1} title={t('staff.legal.notFound')} action={action} />;
}

function KnownText({ page, userId }: { page: LegalPage; userId: string }) {
  const t = useTranslate();
  const href = useHref();
  const { basePath } = usePageContext();
  const now = useNow().getTime();
  const documents = useQuery(documentsQuery(useHttp(), page.id));
  return (
    <>
      <StaffHeading
        title={page.title}
        back={{ href: href('panel/staff-legal'), label: t('staff.legal.title') }}
        actions={
          <LinkButton variant="secondary" href={`${basePath}${page.path}`} target="_blank">
            {t('staff.sitePages.openPage')}
          </LinkButton>
        }
      />
      <Loaded query={documents} failedTitle={t('staff.legal.failed')} height="24rem">
        {(all) => {
          const stated = statedDocuments(all, now);
          const draft = stated.find(({ state }) => state === 'draft');
          const newest = stated.find(({ state }) => state === 'coming' || state === 'current')?.document ?? null;
          return (
            <>
              {draft ? (
                <LegalEditor
                  key={draft.document.id}
                  document={draft.document}
                  before={versionBefore(stated, draft)}
                  userId={userId}
                />
              ) : (
                <NewVersion page={page} newest={newest} />
              )}
              <LegalVersions documents={stated} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
