import type { StaffWaitingEntry } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Notice, Text } from '@aksamit/ui';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { usePressOnce } from '../../../forms/use-press-once';
import { PhoneLink } from '../../../staff-kit/phone-link';
import { offerTime, waitingKey } from '../api/waiting-list';
import { refusalOf } from '../refusal';
import { Actions, WaitingItem } from './panel-style';

/** Somebody who waits: what for, since when a time is on offer, and the press that offers one. */
export function WaitingEntry({ entry }: { entry: StaffWaitingEntry }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { customer, product, offeredStartAt, offeredAt } = entry;
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  return (
    <WaitingItem>
      <strong>{name || customer.email}</strong>
      <span>
        {product.name}, {formatTime(entry.startAt)}
      </span>
      <span>
        {name ? `${customer.email} ` : null}
        <PhoneLink phonePrefix={customer.phonePrefix} phone={customer.phone} />
      </span>
      {offeredStartAt ? (
        <Text size="sm" tone="muted">
          {t('staff.waiting.offered', {
            time: formatTime(offeredStartAt),
            at: offeredAt ? formatDateTime(offeredAt, locale) : '',
          })}
        </Text>
      ) : null}
      <Offer entry={entry} name={name || customer.email} />
    </WaitingItem>
  );
}

/** Offers the wanted time, or where it is taken one of the nearest free times of that day. */
function Offer({ entry, name }: { entry: StaffWaitingEntry; name: string }) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const queryKey = waitingKey(entry.location.id);
  const offering = useMutation({
    mutationFn: (startAt: string) => offerTime(http, { id: entry.id, startAt }, keyOf([entry.id, startAt])),
    onSuccess: (offered) => {
      queryClient.setQueryData<StaffWaitingEntry[]>(queryKey, (entries) =>
        entries?.map((each) => (each.id === offered.id ? offered : each)),
      );
      bus.publish('toast', { type: 'success', message: t('staff.waiting.done', { name }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const offerOnce = usePressOnce(offering);
  const refusal = offering.error ? refusalOf(offering.error, t) : null;
  const free = (refusal?.alternatives ?? [])
    .filter(({ locationId, startAt }) => locationId === entry.location.id && storeDateOf(startAt) === entry.date)
    .map(({ startAt }) => startAt);
  const isOnOffer = entry.offeredStartAt !== null && Date.parse(entry.offeredStartAt) === Date.parse(entry.startAt);
  const times = [...(isOnOffer ? [] : [entry.startAt]), ...free];
  return (
    <>
      {refusal ? (
        <Notice tone="alert" announce="assertive">
          {refusal.message}
        </Notice>
      ) : null}
      <Actions>
        {times.map((startAt) => (
          <Button
            key={startAt}
            size="sm"
            variant="secondary"
            busy={offering.isPending && offering.variables === startAt}
            aria-label={t('staff.waiting.offerName', { time: formatTime(startAt), name })}
            onClick={() => offerOnce(startAt)}
          >
            {t('staff.waiting.offer', { time: formatTime(startAt) })}
          </Button>
        ))}
      </Actions>
    </>
  );
}
