import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, Text } from '@aksamit/ui';
import { useState } from 'react';
import { type FreeTimesRequest, freeTimesQuery } from '../api/free-times';
import { nearestTimes } from '../nearest-times';
import { Actions, Choices } from './panel-style';

/** What is shown at first: two rows beside the calendar. */
const FIRST_TIMES = 8;

export interface FreeTimesProps {
  /** What is to be free. */
  of: FreeTimesRequest;
  /** The chosen time, `10:15`; empty: none yet. */
  time: string;
  onTime(time: string): void;
  onDate(date: string): void;
}

/**
 * Free times of a treatment on a date, one press each; of a full day the next one that has any. A help beside fields that
 * work without it: while it is loading, and when it fails, there is nothing.
 */
export function FreeTimes({ of, time, onTime, onDate }: FreeTimesProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { data } = useQuery(freeTimesQuery(useHttp(), of));
  if (!data || data.length === 0) return null;
  const { productId, date } = of;
  const times = data.find((day) => day.date === date)?.slots.map(({ startAt }) => formatTime(startAt)) ?? [];
  if (times.length > 0) return <Times key={`${productId} ${date}`} times={times} chosen={time} onChoose={onTime} />;
  const next = data.find(({ slots }) => slots.length > 0);
  return (
    <div role="status">
      <Text size="sm">{t(next ? 'staff.book.free.none' : 'staff.book.free.noneAhead')}</Text>
      {next ? (
        <Button size="sm" variant="secondary" style={{ marginTop: '0.5rem' }} onClick={() => onDate(next.date)}>
          {t('staff.book.free.next', { day: formatWeekdayDate(next.date, locale) })}
        </Button>
      ) : null}
    </div>
  );
}

interface TimesProps {
  times: readonly string[];
  chosen: string;
  onChoose(time: string): void;
}

function Times({ times, chosen, onChoose }: TimesProps) {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  /** What was typed first decides what is near: a press on one of them moves none. */
  const [wanted] = useState(chosen);
  const shown = isWhole ? times : nearestTimes(times, wanted, FIRST_TIMES);
  return (
    <Choices>
      <legend>{t('staff.book.free.title')}</legend>
      <Actions>
        {shown.map((time) => (
          <Button
            key={time}
            size="sm"
            variant={time === chosen ? 'primary' : 'secondary'}
            aria-pressed={time === chosen}
            onClick={() => onChoose(time)}
          >
            {time}
          </Button>
        ))}
        {isWhole || times.length <= shown.length ? null : (
          <Button size="sm" variant="quiet" flush onClick={() => setWhole(true)}>
            {t('staff.book.free.all', { number: times.length })}
          </Button>
        )}
      </Actions>
    </Choices>
  );
}
