import type { Location, OpeningDay } from '@aksamit/contracts';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { clockTime, isClosedAllDay, spanOfDate, weekAhead } from '../opening-rules';
import { OpeningState, within } from './opening-state';

const Table = styled.table`
  width: 100%;
  max-width: 30rem;
  font-size: ${tokens.text.sm};

  & caption {
    margin-top: 1rem;
    font-weight: 600;
    text-align: start;
  }
  & th,
  & td {
    padding: 0.5rem 0;
    border-bottom: 1px solid ${tokens.color.border};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  & td {
    padding-inline-start: 1rem;
    text-align: end;
    white-space: nowrap;
  }
  & tr:has([data-shown-from]:not([hidden])) > * {
    background: ${tokens.color.blush};
    font-weight: 600;
  }
  & tr:has([data-shown-from]:not([hidden])) > th {
    padding-inline-start: 0.5rem;
  }
  & tr:has([data-shown-from]:not([hidden])) > td {
    padding-inline-end: 0.5rem;
  }
`;

/** `9:00–20:00` as the salon's state beside it has its times, all day, or closed. */
export function useHoursText(): (day: OpeningDay) => string {
  const t = useTranslate();
  return (day) => {
    if (isClosedAllDay(day)) return t('salonRow.closed');
    return day.allDay ? t('salonRow.allDay') : [day.start ?? '', day.end ?? ''].map(clockTime).join('–');
  };
}

interface OpeningHoursProps {
  salon: Location;
  now: number;
}

/**
 * The hours of the week from today on, with the dates that differ put in and today's marked; then the later dates that
 * differ, and whether the salon is open now.
 */
export function OpeningHours({ salon, now }: OpeningHoursProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const hours = useHoursText();
  const week = weekAhead(salon, new Date(now));
  const inWeek = new Set(week.map(({ date }) => date));
  const later = salon.openingExceptions.filter(({ date }) => !inWeek.has(date));
  return (
    <>
      <OpeningState salon={salon} now={now} />
      <Table>
        <tbody>
          {week.map(({ weekday, date, hours: day, exception }) => (
            <tr key={weekday}>
              <th scope="row">
                {t(`salons.days.${weekday}`)}
                {exception === null ? null : `, ${[formatDate(date, locale), exception].filter(Boolean).join(', ')}`}
                <span {...within(spanOfDate(date), now)}> ({t('salons.today')})</span>
              </th>
              <td>{hours(day)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {later.length > 0 ? (
        <Table>
          <caption>{t('salons.exceptions')}</caption>
          <tbody>
            {later.map((day) => (
              <tr key={day.date}>
                <th scope="row">{[formatDate(day.date, locale), day.reason].filter(Boolean).join(', ')}</th>
                <td>{hours(day)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      <Text size="sm" tone="muted" style={{ marginTop: '0.75rem' }}>
        {t('salonPage.timeZone')}
      </Text>
    </>
  );
}
