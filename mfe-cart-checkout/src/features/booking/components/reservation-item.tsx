import type { CartItem } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Card, Heading, Notice, Stack } from '@aksamit/ui';
import { space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import type { StartSalon } from '../api/get-start-salon';
import type { ReservationState } from '../reservation-state';
import { type Pick, type SlotChoice, usePick } from '../use-pick';
import { HeldVisit, useVisitTime } from './held-visit';
import { HoldCountdown } from './hold-countdown';
import { SlotPicker } from './slot-picker';
import { VisitFacts } from './visit-facts';
import { WaitBeforeBuying } from './wait-before-buying';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
`;

/** A time that another line has taken already. */
export interface OwnVisit {
  locationId: string;
  startAt: string;
  endAt: string | null;
}

export interface ReservationItemProps {
  item: CartItem;
  state: ReservationState;
  /** End of the hold by this browser's clock, milliseconds. */
  deadline: number | null;
  /** Whether its times are shown. */
  isOpen: boolean;
  /** Raised each time that the focus is to come here, since the pressed control is gone; 0: it is not. */
  awaited: number;
  start: StartSalon;
  /** Held visits of the other lines, in order of time. */
  others: readonly OwnVisit[];
  /** Holds a slot. Rejects with the API's refusal. */
  onHold(slot: SlotChoice): Promise<unknown>;
  onOpen(): void;
  /** Closes the times again without a choice; omitted where there is no earlier state. */
  onClose?: (() => void) | undefined;
  onLater(): Promise<unknown>;
  /** The hold has ended by the clock. */
  onEnd(): void;
}

/** One line of the cart with its visit: held, expired, postponed, or still to be chosen. */
export function ReservationItem(props: ReservationItemProps) {
  const { item, state, deadline, isOpen, awaited, others } = props;
  const t = useTranslate();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pick = usePick(props.onHold);
  useEffect(() => {
    if (awaited > 0) heading.current?.focus();
  }, [awaited]);

  const held = item.startAt && item.location ? { locationId: item.location.id, startAt: item.startAt } : null;
  const near = held ? { ...held, endAt: null } : (others.at(-1) ?? null);
  return (
    <Card as="li" aria-labelledby={headingId} data-reservation={state}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md" id={headingId} ref={heading} tabIndex={-1}>
            {item.item.name}
          </Heading>
          <VisitFacts item={item} isFirstVisit={props.start.isFirstVisit} />
        </Stack>
        <div role="status">
          {state === 'held' && deadline !== null ? (
            <HeldVisit item={item}>
              <HoldCountdown deadline={deadline} onEnd={props.onEnd} />
            </HeldVisit>
          ) : null}
          {state === 'later' ? <Notice title={t('reservation.laterChosen')}>{t('reservation.laterHow')}</Notice> : null}
        </div>
        {state === 'ended' ? <EndedHold item={item} held={held} pick={pick} /> : null}
        {isOpen ? (
          <SlotPicker
            subject={{ productId: item.itemId, cartItemId: item.id }}
            category={item.item.category?.slug ?? ''}
            locationId={null}
            therapistId={item.therapist?.id}
            start={props.start}
            near={near}
            others={others}
            pick={pick}
            fullDay={(slot) => (
              <WaitBeforeBuying key={`${slot.locationId} ${slot.startAt}`} cartItemId={item.id} slot={slot} />
            )}
          />
        ) : null}
        <ItemActions {...props} />
      </Stack>
    </Card>
  );
}

interface EndedHoldProps {
  item: CartItem;
  /** The slot that was held; null: not known any more. */
  held: SlotChoice | null;
  pick: Pick;
}

/** The hold ran out: the same slot can be held again while it is free. */
function EndedHold({ item, held, pick }: EndedHoldProps) {
  const t = useTranslate();
  const timeOf = useVisitTime();
  return (
    <Notice tone="warning" announce="assertive" title={t('hold.ended', { when: timeOf(item) })}>
      <Stack gap={3}>
        <span>{t('hold.endedText')}</span>
        {held ? (
          <span>
            <Button size="sm" busy={pick.pending !== null} onClick={() => void pick.pick(held)}>
              {t('hold.again')}
            </Button>
          </span>
        ) : null}
      </Stack>
    </Notice>
  );
}

function ItemActions({ item, state, isOpen, onOpen, onClose, onLater }: ReservationItemProps) {
  const t = useTranslate();
  const [later, setLater] = useState<{ isPending: boolean; error: unknown }>({ isPending: false, error: null });
  const leaveForLater = async () => {
    setLater({ isPending: true, error: null });
    const error = await onLater().then(
      () => null,
      (refused: unknown) => refused,
    );
    setLater({ isPending: false, error });
  };
  const { name } = item.item;
  return (
    <>
      {later.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(later.error, t)}
        </Notice>
      ) : null}
      <Actions>
        {isOpen ? null : (
          <Button
            variant={state === 'held' || state === 'later' ? 'quiet' : 'secondary'}
            size="sm"
            flush
            aria-label={`${t(state === 'held' ? 'reservation.change' : 'reservation.choose')}: ${name}`}
            onClick={onOpen}
          >
            {t(state === 'held' ? 'reservation.change' : 'reservation.choose')}
          </Button>
        )}
        {isOpen && onClose ? (
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('reservation.keep')}
          </Button>
        ) : null}
        {state === 'later' ? null : (
          <Button
            variant="quiet"
            size="sm"
            flush
            busy={later.isPending}
            aria-label={`${t('reservation.bookLater')}: ${name}`}
            onClick={() => void leaveForLater()}
          >
            {t('reservation.bookLater')}
          </Button>
        )}
      </Actions>
    </>
  );
}
