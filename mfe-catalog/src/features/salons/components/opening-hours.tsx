import type { Location, OpeningDay } from '@aksamit/contracts';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { presentTimeQuery } from '../api/present-time';
import { datesAhead, openingSpans, spanOfDate, type TimeSpan, weekdaySpans, weekdays } from '../opening-rules';

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
  & tr:has([data-shown-from]:not([hidden])) > * {
    font-weight: 600;
  }
`;

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-height: 1.75rem;
`;

/**
 * Shown within a span of time only. The browser host changes what is hidden while the page is open, also on pages that run
 * no component (shell, timed-parts).
 */
const within = ({ from, until }: TimeSpan, now: number): Pick<ComponentProps<'p'>, 'hidden'> => ({
  hidden: now < from || now >= until,
  ...{ 'data-shown-from': from, 'data-shown-until': until },
});

/** Whether the salon is open, and until when. */
function OpeningState({ salon, now }: { salon: Location; now: number }) {
  const t = useTranslate();
  return openingSpans(salon, new Date(now)).map((span) => (
    <State key={span.from} {...within(span, now)}>
      <Badge tone={span.isOpen ? 'success' : 'neutral'}>{t(span.isOpen ? 'salons.openNow' : 'salons.closedNow')}</Badge>
      {span.ends ? (
        <Text as="span" size="sm">
          {t('salons.openUntil', { time: span.ends })}
        </Text>
      ) : null}
      {span.opens ? (
        <Text as="span" size="sm">
          {t('salons.opensAt', { day: t(`salons.days.${span.opens.weekday}`), time: span.opens.time })}
        </Text>
      ) : null}
    </State>
  ));
}

function Today({ span, now }: { span: TimeSpan | undefined; now: number }) {
  const t = useTranslate();
  return span ? <span {...within(span, now)}> ({t('salons.today')})</span> : null;
}

/** A week's opening hours, the days that differ, and whether the salon is open now. */
export function OpeningHours({ salon }: { salon: Location }) {
  const t = useTranslate();
  const { data: now = 0 } = useQuery(presentTimeQuery());
  const days = weekdaySpans(salon, new Date(now));
  const week = datesAhead(new Date(now));
  const hours = (day: OpeningDay) => {
    if (day.closed || (!day.allDay && (day.start === null || day.end === null))) return t('salons.closed');
    return day.allDay ? t('salons.allDay') : `${day.start}–${day.end}`;
  };
  return (
    <>
      <OpeningState salon={salon} now={now} />
      <Table>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">
                {t(`salons.days.${day}`)}
                <Today span={days[day]} now={now} />
              </th>
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
                <th scope="row">
                  {[formatDate(`${day.date}T12:00:00Z`), day.reason].filter(Boolean).join(', ')}
                  <Today span={week.includes(day.date) ? spanOfDate(day.date) : undefined} now={now} />
                </th>
                <td>{hours(day)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </>
  );
}
