import type { EventSlot } from '@aksamit/contracts';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, EmptyState, ErrorState, Heading, Notice, Skeleton, Stack, Text, VisuallyHidden } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { Waiting } from '../../../waiting/waiting';
import { slotAfter, stateOfDay } from '../slot-days';
import type { Days } from '../use-days';
import { DayStrip } from './day-strip';
import { TimesOfDay } from './times-of-day';

const Day = styled(Heading)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};

  & > span::first-letter {
    text-transform: uppercase;
  }
  & > span {
    display: block;
  }
  & > small {
    color: ${tokens.color.success};
    font-family: ${tokens.font.sans};
    font-size: ${tokens.text.sm};
    font-weight: 500;
  }
`;

export interface SalonTimesProps {
  days: Days;
  /** End of a visit in this salon that the new one may directly follow. */
  after: string | null;
  pendingAt: string | null;
  onPick(slot: EventSlot): void;
  onChangeSalon(): void;
  /** Whose times alone are shown, with the way to everyone's; null: everyone's are. */
  therapist: { firstName: string; onAnyone(): void } | null;
  /** Offered on a full day beside other days: the waiting list. */
  fullDay?: ((date: string) => ReactNode) | undefined;
}

/** Days and times of one salon. */
export function SalonTimes(props: SalonTimesProps) {
  const { days, onChangeSalon, therapist } = props;
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (days.isEmpty && therapist) return <NoTimeOf therapist={therapist} text="therapists.none" />;
  if (days.isEmpty)
    return (
      <EmptyState
        headingLevel={3}
        icon={<CalendarX2 />}
        title={t('slots.none')}
        text={t('slots.noneText')}
        action={<Button onClick={onChangeSalon}>{t('slots.otherSalon')}</Button>}
      />
    );
  if (days.error && days.days.size === 0)
    return (
      <ErrorState
        headingLevel={3}
        title={t('slots.failed')}
        text={messageOfError(days.error, t)}
        retryLabel={t('retry')}
        onRetry={days.retry}
        busy={days.isRetrying}
      />
    );
  const { first, selected } = days;
  return (
    <Stack gap={4}>
      <DayStrip
        today={days.today}
        week={days.week}
        onWeek={days.showWeek}
        days={days.days}
        selected={selected}
        first={first}
        onSelect={days.select}
      />
      {days.hasNoNearest ? <Notice tone="warning">{t('slots.noNearest')}</Notice> : null}
      {first && selected !== first ? (
        <p>
          <Button variant="quiet" size="sm" flush onClick={() => days.select(first)}>
            {t('slots.nearest', { day: formatWeekdayDate(first, locale) })}
          </Button>
        </p>
      ) : null}
      <SelectedDay {...props} />
    </Stack>
  );
}

/** Times of the selected day, or what stands for them until it is selected and loaded. */
function SelectedDay({ days, after, pendingAt, onPick, therapist, fullDay }: SalonTimesProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { first, selected } = days;
  const day = selected === null ? undefined : days.days.get(selected);
  if (!selected || !day) return days.isLoading ? <TimesSkeleton /> : <Text tone="muted">{t('slots.chooseDay')}</Text>;
  const next = after ? slotAfter(day.slots, after) : null;
  return (
    <Stack gap={4} data-day={selected}>
      <Day level={3} size="sm" aria-live="polite">
        <span>{formatWeekdayDate(selected, locale)}</span>
        {selected === first && day.slots.length > 0 ? (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <small>{t('slots.firstDay')}</small>
          </>
        ) : null}
      </Day>
      {next ? (
        <p>
          <Button size="sm" busy={pendingAt === next.startAt} onClick={() => onPick(next)}>
            {t('slots.rightAfter', { time: formatTime(next.startAt) })}
          </Button>
        </p>
      ) : null}
      {day.slots.length > 0 ? (
        <TimesOfDay slots={day.slots} pendingAt={pendingAt} onPick={onPick} />
      ) : therapist && stateOfDay(day) === 'full' ? (
        <NoTimeOf therapist={therapist} text="therapists.fullDay" />
      ) : (
        <Stack gap={3} role="status">
          <Text>{t(stateOfDay(day) === 'full' ? 'slots.fullDay' : 'slots.closedDay')}</Text>
          {stateOfDay(day) === 'full' ? fullDay?.(selected) : null}
        </Stack>
      )}
    </Stack>
  );
}

interface NoTimeOfProps {
  therapist: NonNullable<SalonTimesProps['therapist']>;
  text: 'therapists.none' | 'therapists.fullDay';
}

/** The requested therapist has no time; others may. */
function NoTimeOf({ therapist, text }: NoTimeOfProps) {
  const t = useTranslate();
  return (
    <Stack gap={3} role="status">
      <Text>{t(text, { name: therapist.firstName })}</Text>
      <p>
        <Button variant="secondary" size="sm" onClick={therapist.onAnyone}>
          {t('therapists.showAnyone')}
        </Button>
      </p>
    </Stack>
  );
}

/** A heading and two rows of times in their real size. */
function TimesSkeleton() {
  const t = useTranslate();
  return (
    <Waiting label={t('slots.loading')} first={{ height: '1.5rem', width: '14rem' }} gap={4}>
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </Waiting>
  );
}
