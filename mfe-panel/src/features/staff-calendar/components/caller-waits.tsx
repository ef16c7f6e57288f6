import { useBus } from '@aksamit/module-sdk/bus';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Notice, Text } from '@aksamit/ui';
import { UserPlus } from 'lucide-react';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { usePressOnce } from '../../../forms/use-press-once';
import { freeTimesQuery } from '../api/free-times';
import { addCaller, callersKey } from '../api/waiting-callers';
import { type BookingFields, callerRequest } from '../booking-fields';
import { refusalOf } from '../refusal';
import { useChosenTreatment } from '../use-chosen-treatment';
import type { BookingPartProps } from './booking-part-props';

/** What has to be known of somebody who waits; a time need not be. The buyer of a purchase is known. */
const NEEDED = {
  new: ['treatmentSearch', 'firstName', 'lastName', 'phonePrefix', 'phone', 'date'],
  bought: ['search', 'date'],
} as const;

export interface CallerWaitsProps {
  form: BookingPartProps['form'];
  locationId: string;
  /** They are on the list. */
  onWaiting(): void;
}

/** Where no time is free, or the wanted one is not: puts the person on the waiting list of that day. */
export function CallerWaits({ form, locationId, onWaiting }: CallerWaitsProps) {
  const t = useTranslate();
  const isFull = useIsTaken(form, locationId);
  const waiting = useCallerWaiting(locationId, onWaiting);
  if (!isFull) return null;
  const add = async () => {
    if (await form.trigger(NEEDED[form.getValues('kind')], { shouldFocus: true })) waiting.add(form.getValues());
  };
  return (
    <div>
      {waiting.error ? (
        <Notice tone="alert" announce="assertive">
          {refusalOf(waiting.error, t).message}
        </Notice>
      ) : null}
      <Text size="sm" tone="muted">
        {t('staff.waiting.callers.text')}
      </Text>
      <Button
        size="sm"
        variant="secondary"
        style={{ marginTop: '0.5rem' }}
        busy={waiting.isPending}
        onClick={() => void add()}
      >
        <UserPlus aria-hidden="true" />
        {t('staff.waiting.callers.add')}
      </Button>
    </div>
  );
}

/** Whether the chosen treatment finds no free time on the chosen date, or not the wanted one. */
function useIsTaken(form: BookingPartProps['form'], locationId: string): boolean {
  const [date, time, therapistId] = form.watch(['date', 'time', 'therapistId']);
  const of = { locationId, productId: useChosenTreatment(form), date, therapistId };
  const { data } = useQuery(freeTimesQuery(useHttp(), of));
  const day = data?.find((each) => each.date === date);
  if (!day) return false;
  return day.slots.length === 0 || (time !== '' && !day.slots.some(({ startAt }) => formatTime(startAt) === time));
}

/** Sends the entry, shows that it was made, and has the list loaded again. */
function useCallerWaiting(locationId: string, onWaiting: () => void) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const locale = useLocaleFormats();
  const keyOf = useAttemptKey();
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: (fields: BookingFields) => {
      const request = callerRequest(fields, locationId);
      return addCaller(http, request, keyOf(request));
    },
    onSuccess: ({ customer, date }) => {
      const name = `${customer.firstName} ${customer.lastName}`;
      const message = t('staff.waiting.callers.added', { name, day: formatFullDate(date, locale) });
      bus.publish('toast', { type: 'success', message });
      onWaiting();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: callersKey(locationId) }),
  });
  return { add: usePressOnce(adding), isPending: adding.isPending, error: adding.error };
}
