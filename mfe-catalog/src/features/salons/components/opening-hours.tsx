import type { Location, OpeningDay } from '@aksamit/contracts';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { isOpen, weekdays } from '../opening-rules';

const Table = styled.table`
  width: 100%;
  max-width: 26rem;
  font-size: ${tokens.text.sm};

  & caption {
    margin-top: 1rem;
    font-weight: 600;
    text-align: start;
  }
  & th,
  & td {
    padding-block: 0.5rem;
    border-bottom: 1px solid ${tokens.color.border};
    font-weight: 400;
    text-align: start;
  }
  & td {
    text-align: end;
  }
`;

/** Whether it is open now: known only in the browser, since a cached page is of another hour. */
function useOpenNow(salon: Location): boolean | null {
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setOpen(isOpen(salon, new Date()));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [salon]);
  return open;
}

/** A week's opening hours, the days that differ, and whether the salon is open now. */
export function OpeningHours({ salon }: { salon: Location }) {
  const t = useTranslate();
  const open = useOpenNow(salon);
  const hours = (day: OpeningDay) => {
    if (day.closed || (!day.allDay && (day.start === null || day.end === null))) return t('salons.closed');
    return day.allDay ? t('salons.allDay') : `${day.start}–${day.end}`;
  };
  return (
    <>
      <p style={{ minHeight: '1.75rem' }} data-starts="seen">
        {open === null ? null : (
          <Badge tone={open ? 'success' : 'neutral'}>{t(open ? 'salons.openNow' : 'salons.closedNow')}</Badge>
        )}
      </p>
      <Table>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">{t(`salons.days.${day}`)}</th>
              <td>{hours(salon.openTime[day])}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {salon.openingExceptions.length > 0 ? (
        <Table>
          <caption>{t('salons.exceptions')}</caption>
          <tbody>
            {salon.openingExceptions.map((day) => (
              <tr key={day.date}>
                <th scope="row">{[formatDate(`${day.date}T12:00:00Z`), day.reason].filter(Boolean).join(', ')}</th>
                <td>{hours(day)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </>
  );
}
