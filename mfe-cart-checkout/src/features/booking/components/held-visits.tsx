import type { CartItem } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice, Stack } from '@aksamit/ui';
import { useState } from 'react';
import { holdDeadline, reservationState } from '../reservation-state';
import { HeldVisit, useVisitTime } from './held-visit';
import { HoldCountdown } from './hold-countdown';

export interface HeldVisitsProps {
  items: readonly CartItem[];
  /** When the cart came, by this browser's clock, milliseconds. */
  receivedAt: number;
  /** Where another time is chosen. */
  reservationHref: string;
  /** A hold has ended by the clock. */
  onEnd(): void;
}

/** The visits that an order will book, while it is filled in: when, where, how long they are still held, and which are lost. */
export function HeldVisits({ items, receivedAt, reservationHref, onEnd }: HeldVisitsProps) {
  const t = useTranslate();
  const timeOf = useVisitTime();
  const [, setEnded] = useState(0);
  const visits = items
    .filter(({ startAt, isAccepted }) => startAt !== null && isAccepted)
    .map((item) => ({
      item,
      state: reservationState(item, { receivedAt, now: Date.now(), laterIds: [] }),
      deadline: holdDeadline(item, receivedAt) ?? 0,
    }));
  if (visits.length === 0) return null;
  const end = () => {
    setEnded((times) => times + 1);
    onEnd();
  };
  return (
    <Stack gap={3}>
      {visits.map(({ item, state, deadline }) =>
        state === 'held' ? (
          <HeldVisit key={item.id} item={item} name={item.item.name}>
            <HoldCountdown deadline={deadline} onEnd={end} />
          </HeldVisit>
        ) : (
          <Notice key={item.id} tone="warning" announce="polite" title={t('hold.ended', { when: timeOf(item) })}>
            {item.item.name}. <a href={reservationHref}>{t('hold.chooseAgain')}</a>
          </Notice>
        ),
      )}
    </Stack>
  );
}
