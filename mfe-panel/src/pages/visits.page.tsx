import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Stack } from '@aksamit/ui';
import { CodeSections } from '../features/codes/components/code-sections';
import { boughtListQuery, visitListQuery, waitingListQuery } from '../features/visits/api/get-visits';
import { BookVisit } from '../features/visits/components/book-visit';
import { MoveVisit } from '../features/visits/components/move-visit';
import { TreatmentSections } from '../features/visits/components/treatment-sections';
import { VisitSections } from '../features/visits/components/visit-sections';
import { FOUND, forCustomer, LEFT } from './load-private';
import { OrdersView } from './orders-view';
import { pageNumber } from './page-number';
import { PanelPage } from './panel-page';
import { VISIT_TABS, VisitTabs } from './visit-tabs';

export default definePage({
  name: 'visits',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/zamowienia/'], en: ['/panel/visits/'] },
  query: ['move', 'book', 'salon', 'therapist', 'tab', 'page'],
  area: 'panel',
  load: forCustomer(load),
  component: VisitsPage,
});

/** The choice of a time and the other tabs are rendered in the browser only. */
async function load({ context, http, queryClient }: LoadInput, userId: string): Promise<LoadResult> {
  const { move, book, tab, page } = context.query;
  if (move !== undefined || book !== undefined || (tab !== undefined && tab !== 'events')) return LEFT;
  await Promise.all([
    queryClient.fetchQuery(visitListQuery(http, userId, pageNumber(page ?? null))),
    queryClient.fetchQuery(waitingListQuery(http, userId)),
    // Past visits stand without it; with it their rows have their height at once.
    queryClient.prefetchQuery(boughtListQuery(http, userId)),
  ]);
  return FOUND;
}

/** Visits, treatments, orders and codes of a customer; `?move=` and `?book=` open the choice of a time. */
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
        {(user) => (
          <BookVisit
            userId={user.id}
            orderProductId={book}
            locationId={search.get('salon')}
            therapistId={search.get('therapist')}
          />
        )}
      </PanelPage>
    );
  const tab = VISIT_TABS.find((name) => name === search.get('tab')) ?? 'events';
  const page = pageNumber(search.get('page'));
  if (tab === 'orders') return <OrdersView page={page} />;
  return (
    <PanelPage current={tab === 'codes' ? 'codes' : 'visits'} lead={t('visits.lead')}>
      {(user) => (
        <Stack gap={8}>
          <VisitTabs current={tab} />
          {tab === 'treatments' ? <TreatmentSections userId={user.id} page={page} /> : null}
          {tab === 'codes' ? <CodeSections userId={user.id} /> : null}
          {tab === 'events' ? <VisitSections userId={user.id} page={page} /> : null}
        </Stack>
      )}
    </PanelPage>
  );
}
