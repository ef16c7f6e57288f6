import type { EventSlot, EventSlotDay } from '@aksamit/contracts';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useState } from 'react';
import { type SlotSubject, useFirstFreeDay, useSlotDays } from './api/get-slots';
import { fetchedFrom, weekOf, withoutOverlaps } from './slot-days';

interface DaysOptions {
  locationId: string | null;
  /** Start of the visit before, or of the one that is moved: its day is shown first. */
  near: string | null;
  /** Own visits: times that overlap one are left out. */
  others?: readonly { startAt: string; endAt: string | null }[] | undefined;
  /** Present start of the visit that is moved, in this salon: it is no other time. */
  present?: string | null;
}

const NO_VISITS: NonNullable<DaysOptions['others']> = [];

/** The days of a salon: the shown week and the chosen day. The default is the first free day. */
export function useDays(subject: SlotSubject, { locationId, near, others = NO_VISITS, present = null }: DaysOptions) {
  const [today] = useState(() => storeDateOf(new Date()));
  const [chosen, setChosen] = useState<{ week: number; date: string | null } | null>(null);
  const first = useFirstFreeDay(subject, locationId);
  const firstDate = first.data?.date ?? null;
  const start = near ? storeDateOf(near) : (firstDate ?? today);
  const isDeciding = chosen === null && near === null && first.isPending;
  const week = chosen?.week ?? weekOf(today, start);
  const from = fetchedFrom(today, week);
  const slots = useSlotDays(subject, isDeciding ? null : locationId, from);
  const selected = chosen ? chosen.date : isDeciding ? null : start;
  const isOther = ({ startAt }: EventSlot) => present === null || Date.parse(startAt) !== Date.parse(present);
  const days: ReadonlyMap<string, EventSlotDay> = new Map(
    slots.data?.map((day) => [day.date, { ...day, slots: withoutOverlaps(day.slots, others).filter(isOther) }]),
  );
  return {
    today,
    week,
    days,
    selected,
    /** The first date with a free slot; null while it is unknown, and when there is none. */
    first: firstDate,
    /** No free slot in the whole bookable period. */
    isEmpty: first.isSuccess && first.data === null,
    hasNoNearest: first.isError,
    isLoading: isDeciding || slots.isPending,
    error: slots.error,
    retry: () => void slots.refetch(),
    isRetrying: slots.isFetching,
    select: (date: string) => setChosen({ week: weekOf(today, date), date }),
    showWeek: (next: number) => setChosen({ week: next, date: null }),
    /** Resets to the default: after another salon was chosen. */
    reset: () => setChosen(null),
  };
}

export type Days = ReturnType<typeof useDays>;
