import { useTranslate } from '@aksamit/module-sdk/i18n';
import { ErrorState, Skeleton, Stack } from '@aksamit/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ListedSalon } from '../api/list-salons';
import { FinderForm, type ListPage, NearMe } from './finder-form';
import { GeolocationNotice } from './geolocation-notice';
import type { RowChoice } from './row-choice';
import { citiesOf } from './salon-search';
import { useSalonList } from './use-salon-list';
import { useSalonSearch } from './use-salon-search';

/** Rows of salons with their map, and what leads to them, come when there are some to show. */
const FoundSalons = lazy(() => import('./found-salons').then(({ FoundSalons: Found }) => ({ default: Found })));
const FinderStart = lazy(() => import('./finder-start').then(({ FinderStart: Start }) => ({ default: Start })));
const NothingFound = lazy(() => import('./nothing-found').then(({ NothingFound: None }) => ({ default: None })));

export interface SalonFinderProps extends RowChoice {
  /** Code or slug of the category that the salons must serve; omitted: all salons. */
  category?: string | undefined;
  /** Ids of the salons that are offered before a search, such as the preferred one and the last. */
  ownIds?: readonly string[] | undefined;
  /** On the page with the list of salons: its form works without scripts, and cities stand below. */
  page?: (ListPage & { cities: readonly string[] }) | undefined;
}

/**
 * Finds a salon by city, street or name, or near the visitor: the one search of the pages of salons (whose rows lead to them)
 * and of the reservation (whose rows choose one). There one press is enough for most: salons around, the own ones and the
 * cities lead, and the field comes after them.
 */
export function SalonFinder({ category, ownIds = [], page, ...choice }: SalonFinderProps) {
  const [isNeeded, setNeeded] = useState(page === undefined);
  const list = useSalonList(category, isNeeded);
  const search = useSalonSearch(list.salons);
  const nearMe = () => {
    setNeeded(true);
    search.nearMe();
  };
  // The pressed control is gone: the focus goes to what replaced it.
  const results = useRef<HTMLDivElement>(null);
  const showCity = (name: string) => {
    search.type(name);
    results.current?.focus();
  };
  const cities = page?.cities ?? citiesOf(list.salons ?? []).map(({ name }) => name);
  const asking = { isAsking: search.geolocation === 'asking', onNearMe: nearMe };
  const isStart = search.finding.kind === 'start';
  const own = ownIds.flatMap((id) => list.salons?.filter((salon) => salon.id === id) ?? []);
  return (
    <Stack gap={4}>
      {page ? null : (
        <>
          <NearMe wide {...asking} />
          <GeolocationNotice status={search.geolocation} />
          {isStart && !list.hasFailed ? (
            <Suspense fallback={<Waiting />}>
              <Start salons={list.salons} own={own} choice={choice} onCity={showCity} />
            </Suspense>
          ) : null}
        </>
      )}
      <FinderForm page={page} cities={cities} typed={search.typed} onType={search.type} {...asking} />
      {page ? <GeolocationNotice status={search.geolocation} /> : null}
      {list.hasFailed ? (
        <ListFailed onRetry={list.retry} />
      ) : (
        <div ref={results} tabIndex={-1}>
          <Suspense fallback={<Waiting />}>
            <Findings search={search} choice={choice} onShowAll={() => showCity('')} />
          </Suspense>
        </div>
      )}
    </Stack>
  );
}

interface StartProps {
  /** Undefined: on their way. */
  salons: readonly ListedSalon[] | undefined;
  own: readonly ListedSalon[];
  choice: RowChoice;
  onCity(name: string): void;
}

function Start({ salons, ...start }: StartProps) {
  return salons ? <FinderStart cities={citiesOf(salons)} {...start} /> : <Waiting />;
}

interface FindingsProps {
  search: ReturnType<typeof useSalonSearch>;
  choice: RowChoice;
  onShowAll(): void;
}

function Findings({ search, choice, onShowAll }: FindingsProps) {
  const { finding } = search;
  switch (finding.kind) {
    case 'start':
      return null;
    case 'searching':
      return <Waiting />;
    case 'found':
      return <FoundSalons salons={finding.salons} isNear={search.geolocation === 'found'} choice={choice} />;
    default:
      return <NothingFound finding={finding} onLookAround={search.lookAround} onShowAll={onShowAll} />;
  }
}

const Waiting = () => <Skeleton height="12rem" />;

function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <ErrorState
      headingLevel={3}
      title={t('salonFinder.failed')}
      text={t('salonFinder.failedText')}
      retryLabel={t('salonFinder.retry')}
      onRetry={onRetry}
    />
  );
}
