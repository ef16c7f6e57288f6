import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice } from '@aksamit/ui';
import { space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import type { Salon } from '../api/list-salons';
import type { Refusal } from '../refusal';
import type { SlotChoice } from '../use-pick';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;

export interface RefusalNoticeProps {
  refusal: Refusal & { slot: SlotChoice };
  salons: readonly Salon[];
  isBusy: boolean;
  onPick(slot: SlotChoice): void;
  /** Shows the days from an instant on. */
  onShowFrom(instant: string): void;
}

/**
 * Why a time is not available, and what to do: the nearest free times as buttons when another customer was quicker, the
 * first allowed day when it is too soon. Takes the focus, so that it is not missed.
 */
export function RefusalNotice({ refusal, salons, isBusy, onPick, onShowFrom }: RefusalNoticeProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const notice = useRef<HTMLDivElement>(null);
  const { kind, alternatives, from, error, slot } = refusal;
  useEffect(() => {
    if (refusal) notice.current?.focus();
  }, [refusal]);
  const when = (startAt: string) => `${formatWeekdayDate(startAt, locale)}, ${formatTime(startAt)}`;
  const title = kind === 'taken' ? t('slots.taken', { when: when(slot.startAt) }) : t('slots.refused');
  return (
    <Notice tone="warning" announce="assertive" title={title} ref={notice} tabIndex={-1}>
      {kind === 'taken' ? t(alternatives.length > 0 ? 'slots.alternatives' : 'slots.noAlternatives') : null}
      {kind === 'taken' ? null : messageOfError(error, t)}
      <Choices>
        {alternatives.map(({ locationId, startAt }) => (
          <Button
            key={`${locationId} ${startAt}`}
            variant="secondary"
            size="sm"
            aria-disabled={isBusy || undefined}
            onClick={() => onPick({ locationId, startAt })}
          >
            {when(startAt)}
            {locationId === slot.locationId ? '' : `, ${salons.find(({ id }) => id === locationId)?.name ?? ''}`}
          </Button>
        ))}
        {from ? (
          <Button variant="secondary" size="sm" onClick={() => onShowFrom(from)}>
            {t('slots.showFrom', { day: formatWeekdayDate(from, locale) })}
          </Button>
        ) : null}
      </Choices>
    </Notice>
  );
}
