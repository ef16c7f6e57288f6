import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Stack, Tabs } from '@aksamit/ui';
import { CodeSections } from '../features/codes/components/code-sections';
import { BookVisit } from '../features/visits/components/book-visit';
import { MoveVisit } from '../features/visits/components/move-visit';
import { TreatmentSections } from '../features/visits/components/treatment-sections';
import { VisitSections } from '../features/visits/components/visit-sections';
import { pageNumber } from './page-number';
import { PanelPage } from './panel-page';

/** Tabs of the page; the orders have a page of their own. Source: specification, content, section 2, panel pages. */
const TABS = ['events', 'treatments', 'orders', 'codes'] as const;

/** Visits, treatments and codes of a customer; `?move=` and `?book=` open the choice of a time. */
export function VisitsPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const move = search.get('move');
  const book = search.get('book');
  if (move)
    return (
      <PanelPage current="visits" name={t('slot.movePage')}>
        {(user) => <MoveVisit userId={user.id} eventId={move} />}
      </PanelPage>
    );
  if (book)
    return (
      <PanelPage current="visits" name={t('slot.bookPage')}>
        {(user) => <BookVisit userId={user.id} orderProductId={book} locationId={search.get('salon')} />}
      </PanelPage>
    );
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'events';
  const page = pageNumber(search.get('page'));
  return (
    <PanelPage current="visits" lead={t('visits.lead')}>
      {(user) => (
        <Stack gap={8}>
          <VisitTabs current={tab} />
          {tab === 'treatments' ? <TreatmentSections userId={user.id} page={page} /> : null}
          {tab === 'codes' ? <CodeSections userId={user.id} /> : null}
          {tab === 'events' || tab === 'orders' ? <VisitSections userId={user.id} page={page} /> : null}
        </Stack>
      )}
    </PanelPage>
  );
}

function VisitTabs({ current }: { current: (typeof TABS)[number] }) {
  const t = useTranslate();
  const href = useHref();
  const addressOf = (tab: (typeof TABS)[number]) => {
    if (tab === 'orders') return href('panel/orders');
    return tab === 'events' ? href('panel/visits') : `${href('panel/visits')}?tab=${tab}`;
  };
  return (
    <Tabs
      label={t('visits.tabs.label')}
      items={TABS.map((tab) => ({ label: t(`visits.tabs.${tab}`), href: addressOf(tab), current: tab === current }))}
    />
  );
}
