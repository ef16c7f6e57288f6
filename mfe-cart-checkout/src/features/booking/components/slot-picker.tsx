import { storeDateOf } from '@aksamit/contracts/store-time';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, EmptyState, ErrorState, Notice, Skeleton, Stack, Text } from '@aksamit/ui';
import { MapPinOff } from 'lucide-react';
import { type Ref, startTransition, useEffect, useRef, useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { Waiting } from '../../../waiting/waiting';
import type { StartSalon } from '../api/get-start-salon';
import { type Salon, useSalons } from '../api/list-salons';
import { keepLastSalon } from '../last-salon';
import type { SlotPickerProps } from '../slot-picker-props';
import type { Days } from '../use-days';
import type { Pick, SlotChoice } from '../use-pick';
import { useSalonTimes } from '../use-salon-times';
import { ChosenSalon } from './chosen-salon';
import { RefusalNotice } from './refusal-notice';
import { SalonFinder } from './salon-finder';
import { SalonTimes } from './salon-times';
import { TherapistSelect } from './therapist-select';

/**
 * Chooses where and when: salon, day, time. With a salon known one press on a time takes it.
 * Source: the look, "Choosing a slot"; readings.md, "Visits and slots".
 */
export function SlotPicker(props: SlotPickerProps) {
  const t = useTranslate();
  const salons = useSalons(props.category);
  if (props.start.isPending || salons.isPending) return <PickerSkeleton />;
  if (salons.isError)
    return (
      <ErrorState
        headingLevel={3}
        title={t('salons.failed')}
        text={messageOfError(salons.error, t)}
        retryLabel={t('retry')}
        onRetry={() => void salons.refetch()}
        busy={salons.isFetching}
      />
    );
  if (salons.data.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon={<MapPinOff />}
        title={t('salons.noneAtAll')}
        text={t('salons.noneAtAllText')}
      />
    );
  return <LoadedPicker {...props} salons={salons.data} />;
}

function LoadedPicker({ salons, ...props }: SlotPickerProps & { salons: readonly Salon[] }) {
  const t = useTranslate();
  const { start, pick, fullDay } = props;
  const { salon, find, choose, isFinding, focusTarget } = useSalonChoice(salons, props);
  const { days, therapist, ...times } = useSalonTimes(salon?.id ?? null, props);
  const preferredLacks = start.preferredId !== null && !salons.some(({ id }) => id === start.preferredId);
  const showAnyone = () => {
    times.chooseTherapist(null);
    // The pressed button is gone.
    focusTarget.current?.focus();
  };
  return (
    <Stack gap={5}>
      <PickRefusal pick={pick} salons={salons} days={days} onPick={times.take} />
      {preferredLacks ? <Notice tone="warning">{t('salons.preferredLacks')}</Notice> : null}
      {salon && !isFinding ? (
        <>
          <ChosenSalon
            salon={salon}
            note={salon.id === start.preferredId ? t('salons.preferred') : null}
            onChange={() => find(true)}
            ref={focusTarget}
          />
          <TherapistSelect choice={therapist} onChoose={times.chooseTherapist} />
          <SalonTimes
            days={days}
            therapist={therapist.chosen && { firstName: therapist.chosen.firstName, onAnyone: showAnyone }}
            after={times.after}
            pendingAt={pick.pending?.startAt ?? null}
            onPick={times.takeHere}
            onChangeSalon={() => find(true)}
            fullDay={fullDay && ((date) => fullDay({ locationId: salon.id, startAt: noonOf(date) }))}
          />
        </>
      ) : (
        <SalonChoice
          salons={salons}
          subject={props.subject}
          category={props.category}
          chosen={salon}
          start={start}
          onChoose={(id) => choose(id, times.showAgain)}
          onBack={() => find(false)}
          ref={focusTarget}
        />
      )}
    </Stack>
  );
}

interface PickRefusalProps {
  pick: Pick;
  salons: readonly Salon[];
  days: Days;
  onPick(slot: SlotChoice): void;
}

/** Why the pressed time was refused, with another one to take or a day to go to. */
function PickRefusal({ pick, salons, days, onPick }: PickRefusalProps) {
  if (!pick.refusal) return null;
  return (
    <RefusalNotice
      refusal={pick.refusal}
      salons={salons}
      isBusy={pick.pending !== null}
      onPick={onPick}
      onShowFrom={(instant) => {
        pick.dismiss();
        days.select(storeDateOf(instant));
      }}
    />
  );
}

/**
 * Which salon is chosen, and whether another one is being looked for. The focus follows the change of view, and what comes
 * into view begins below the header: days and times are seen at once.
 */
function useSalonChoice(salons: readonly Salon[], { locationId, near, start }: SlotPickerProps) {
  const wanted = salons.find(({ id }) => id === start.wantedId)?.id;
  const [chosenId, setChosen] = useState(locationId ?? near?.locationId ?? wanted ?? start.preferredId ?? start.lastId);
  const [isFinding, setFinding] = useState(false);
  // The pressed control is gone: the focus moves to what replaced it.
  const focusTarget = useRef<HTMLParagraphElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves === 0) return;
    focusTarget.current?.focus({ preventScroll: true });
    // Without a behaviour of its own: at once, whatever moves the visitor wants reduced.
    focusTarget.current?.scrollIntoView?.({ block: 'start' });
  }, [moves]);
  const find = (isWanted: boolean) => {
    setFinding(isWanted);
    setMoves((times) => times + 1);
  };
  const choose = (id: string, onChosen: () => void) => {
    keepLastSalon(id);
    // List and map are replaced by days and times: the press is answered before they are drawn.
    startTransition(() => {
      setChosen(id);
      find(false);
      onChosen();
    });
  };
  return { salon: salons.find(({ id }) => id === chosenId) ?? null, isFinding, find, choose, focusTarget };
}

interface SalonChoiceProps {
  salons: readonly Salon[];
  subject: SlotPickerProps['subject'];
  category: string;
  start: StartSalon;
  /** The salon before the search, if any. */
  chosen: Salon | null;
  onChoose(id: string): void;
  onBack(): void;
  ref: Ref<HTMLParagraphElement>;
}

function SalonChoice({ salons, subject, category, chosen, start, onChoose, onBack, ref }: SalonChoiceProps) {
  const t = useTranslate();
  const { preferredId, lastId } = start;
  return (
    <>
      <Text ref={ref} tabIndex={-1}>
        {t('salons.choose')}
      </Text>
      {chosen ? (
        <p>
          <Button variant="secondary" size="sm" onClick={onBack}>
            {t('salons.back', { name: chosen.name })}
          </Button>
        </p>
      ) : null}
      <SalonFinder
        salons={salons}
        category={category}
        productId={subject.productId}
        selectedId={chosen?.id ?? null}
        preferredId={preferredId}
        lastId={lastId}
        onChoose={onChoose}
      />
    </>
  );
}

/** The middle of a day: reference time of a place on the waiting list. */
const noonOf = (date: string) => `${date}T11:00:00.000Z`;

/** Salon, days and times in their real size. */
export function PickerSkeleton() {
  const t = useTranslate();
  return (
    <Waiting label={t('slots.loading')} first={{ height: '3rem' }} gap={5}>
      <Skeleton height="7.75rem" />
      <Skeleton height="1.5rem" width="14rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </Waiting>
  );
}
