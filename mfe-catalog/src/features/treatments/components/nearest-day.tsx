import type { ProductFirstFreeDay } from '@aksamit/contracts';
import { LAST_SALON_KEY } from '@aksamit/contracts/last-salon';
import { callApi } from '@aksamit/module-sdk/api';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';

/** As high as the longer text, in three lines on a phone. */
const Line = styled(Text)`
  min-height: 3em;

  ${media.mobile} {
    min-height: 4.5em;
  }
`;

export interface NearestDayProps {
  productId: string;
  first: ProductFirstFreeDay;
}

/**
 * The first free day of a treatment anywhere; for a visitor who chose a salon before, its first free time instead. Both have the
 * same room, so that nothing shifts.
 */
export function NearestDay({ productId, first }: NearestDayProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const own = useOwnSalon(productId);
  return (
    <Line size="sm" data-varies="">
      {own
        ? t('nearestDay.own', {
            salon: own.salon,
            when: `${formatWeekdayDate(own.startAt, locale)}, ${formatTime(own.startAt)}`,
          })
        : t('nearestDay.first', { day: formatWeekdayDate(first.date, locale), city: first.location.city })}
    </Line>
  );
}

interface OwnSalon {
  salon: string;
  startAt: string;
}

/** The salon chosen last in this browser, with its first free time; null: there is none, or it has none soon. */
function useOwnSalon(productId: string): OwnSalon | null {
  const http = useHttp();
  const [own, setOwn] = useState<OwnSalon | null>(null);
  useEffect(() => {
    const locationIds = lastSalonId();
    if (locationIds === null) return;
    let isCurrent = true;
    callApi(http, 'GET /events/first-free-times', { query: { productId, locationIds } }).then(
      ({ data }) => {
        const [found] = data.firstFreeTimes;
        if (isCurrent && found?.startAt) setOwn({ salon: found.location.name, startAt: found.startAt });
      },
      // The line stands without it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [http, productId]);
  return own;
}

/** As others may have stored it: only a record's id is asked about. */
function lastSalonId(): string | null {
  try {
    const id = window.localStorage.getItem(LAST_SALON_KEY);
    return id !== null && /^[1-9]\d{0,17}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}
