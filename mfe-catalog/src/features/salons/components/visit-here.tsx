import { callApi } from '@aksamit/module-sdk/api';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { type HttpClient, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { Button, LinkButton, Text } from '@aksamit/ui';
import { CalendarCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chooseSalon } from '../../../choices/choose-salon';
import { useFirstTimeText } from '../use-first-time-text';
import { NeedsScripts } from './needs-scripts';

export interface VisitHereProps {
  locationId: string;
  /** The treatment whose first free time is shown; null: none is sold. */
  treatment: { id: string; name: string } | null;
  /** Where treatments of this salon are chosen; `#…`: on this page. */
  prices: string;
}

/** The first free time of a treatment in a salon, and the choice of this salon for the next visit. */
export function VisitHere({ locationId, treatment, prices }: VisitHereProps) {
  const t = useTranslate();
  const first = useFirstFree(locationId, treatment?.id);
  useChoiceByPrices(locationId, prices);
  const book = () => {
    chooseSalon(locationId);
    if (prices.startsWith('#')) window.location.hash = prices;
    else navigator.push(prices);
  };
  return (
    <div>
      <NeedsScripts>
        <Button onClick={book}>
          <CalendarCheck aria-hidden="true" />
          {t('visitHere.book')}
        </Button>
      </NeedsScripts>
      <noscript>
        <LinkButton href={prices}>{t('visitHere.book')}</LinkButton>
      </noscript>
      <Text size="sm" role="status" style={{ minHeight: '3em', marginTop: '0.5rem' }}>
        <FirstFree first={first} treatment={treatment?.name} />
      </Text>
    </div>
  );
}

/** What is added from the prices of this salon on the page is for a visit in this salon. */
function useChoiceByPrices(locationId: string, prices: string): void {
  useEffect(() => {
    const list = prices.startsWith('#') ? document.querySelector(prices) : null;
    if (!list) return;
    const chooseWithAddition = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button[type="submit"]')) chooseSalon(locationId);
    };
    list.addEventListener('click', chooseWithAddition);
    return () => list.removeEventListener('click', chooseWithAddition);
  }, [locationId, prices]);
}

/** The first free time; the first free day where it is farther ahead; null: none is near. */
type First = { startAt: string } | { date: string } | null;

function FirstFree({ first, treatment = '' }: { first: First | undefined; treatment: string | undefined }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const firstTime = useFirstTimeText();
  if (first === undefined) return t('visitHere.choose');
  if (first === null) return t('visitHere.none');
  const when =
    'startAt' in first
      ? firstTime(first.startAt)
      : t('visitHere.firstDay', { day: formatWeekdayDate(first.date, locale) });
  return t('visitHere.first', { when, treatment });
}

/** Undefined: not known (yet). The button leads on without it. */
function useFirstFree(locationId: string, productId: string | undefined): First | undefined {
  const http = useHttp();
  const [first, setFirst] = useState<First>();
  useEffect(() => {
    if (productId === undefined) return;
    let isCurrent = true;
    firstFree(http, locationId, productId).then(
      (found) => isCurrent && setFirst(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [http, locationId, productId]);
  return first;
}

async function firstFree(http: HttpClient, locationId: string, productId: string): Promise<First> {
  const query = { productId, locationIds: locationId };
  const near = await callApi(http, 'GET /events/first-free-times', { query });
  const startAt = near.data.firstFreeTimes.find(({ location }) => location.id === locationId)?.startAt;
  if (startAt) return { startAt };
  const later = await callApi(http, 'GET /events/first-free-day', { query: { locationId, productId } });
  return later.data.eventFirstFreeDay;
}
