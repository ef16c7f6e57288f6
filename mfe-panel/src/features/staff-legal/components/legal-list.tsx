import type { LocaleCode } from '@aksamit/contracts/platform';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge } from '@aksamit/ui';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { useListAddress } from '../../../staff-kit/list/use-list-address';
import { useNow } from '../../../staff-kit/use-now';
import { Loaded } from '../../../states/loaded';
import { type LegalPage, legalPagesQuery } from '../api/legal-calls';
import { type StatedDocument, statedDocuments } from '../legal-state';

/** The shop's legal texts: since when each is in force, and what is coming. */
export function LegalList() {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageContext();
  const list = useListAddress([]);
  const now = useNow().getTime();
  const pages = useQuery(legalPagesQuery(useHttp(), locale));
  const columns = ['title', 'current', 'coming', 'draft'];
  return (
    <>
      <StaffHeading title={t('staff.legal.title')} />
      <Loaded query={pages} failedTitle={t('staff.legal.failed')} height="24rem">
        {({ pages: shown, documents }) => (
          <RecordList
            caption={t('staff.legal.title')}
            list={list}
            columns={columns.map((key) => ({ key, label: t(`staff.legal.columns.${key}`) }))}
            rows={shown.map((page) => ({
              key: page.id,
              href: href('panel/staff-legal-text', { id: page.id }),
              cells: [
                page.title,
                ...stateCells(
                  page,
                  statedDocuments(
                    documents.filter(({ cmsPageId }) => cmsPageId === page.id),
                    now,
                  ),
                  { none: t('staff.legal.none'), hasDraft: t('staff.legal.hasDraft'), locale },
                ),
              ],
            }))}
            total={shown.length}
            perPage={100}
            empty={t('staff.legal.notFound')}
          />
        )}
      </Loaded>
    </>
  );
}

function stateCells(
  page: LegalPage,
  documents: readonly StatedDocument[],
  { none, hasDraft, locale }: { none: string; hasDraft: string; locale: LocaleCode },
) {
  const since = (state: string) => {
    const found = documents.filter((each) => each.state === state).at(-1)?.document;
    return found?.effectiveAt ? formatDateTime(found.effectiveAt, locale) : none;
  };
  const isDrafted = documents.some(({ state }) => state === 'draft');
  return [since('current'), since('coming'), isDrafted ? <Badge key={page.id}>{hasDraft}</Badge> : none];
}
