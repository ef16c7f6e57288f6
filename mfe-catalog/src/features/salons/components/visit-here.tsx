import { LAST_SALON_KEY } from '@aksamit/contracts/last-salon';
import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { Button, LinkButton, Text } from '@aksamit/ui';
import { CalendarCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NeedsScripts } from './needs-scripts';

export interface VisitHereProps {
  locationId: string;
  /** The treatment whose first free day is shown; null: none is sold. */
  treatment: { id: string; name: string } | null;
  /** Where treatments of this salon are chosen; `#…`: on this page. */
  prices: string;
}

/** The first free day of a treatment in a salon, and the choice of this salon for the next visit. */
export function VisitHere({ locationId, treatment, prices }: VisitHereProps) {
  const t = useTranslate();
  const day = useFirstFreeDay(locationId, treatment?.id);
  const { locale } = usePageContext();
  const book = () => {
    keepSalon(locationId);
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
        {day && treatment
          ? t('visitHere.first', { day: dayInWords(day, locale), treatment: treatment.name })
          : t(day === null ? 'visitHere.none' : 'visitHere.choose')}
      </Text>
    </div>
  );
}

/** Date of the first free day; null: none is near; undefined: not known (yet). */
function useFirstFreeDay(locationId: string, productId: string | undefined): string | null | undefined {
  const http = useHttp();
  const [day, setDay] = useState<string | null>();
  useEffect(() => {
    if (productId === undefined) return;
    let isCurrent = true;
    callApi(http, 'GET /events/first-free-day', { query: { locationId, productId } }).then(
      ({ data }) => isCurrent && setDay(data.eventFirstFreeDay?.date ?? null),
      // The button leads on without it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [http, locationId, productId]);
  return day;
}

function keepSalon(locationId: string): void {
  try {
    window.localStorage.setItem(LAST_SALON_KEY, locationId);
  } catch {
    // Full or blocked: the salon is chosen again when the time is.
  }
}

/** `piątek, 27 listopada`. A date without a time needs no zone. */
function dayInWords(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T12:00:00Z`));
}
