import type { WaitingCaller as Caller } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog, Text } from '@aksamit/ui';
import { useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { PhoneLink } from '../../../staff-kit/phone-link';
import { removeCaller } from '../api/waiting-callers';
import type { CalendarPanel } from '../calendar-panel';
import type { BookingPreset } from './booking-form';
import { Actions, WaitingItem } from './panel-style';

export interface WaitingCallerProps {
  caller: Caller;
  onOpen(panel: CalendarPanel): void;
}

/** Somebody who called: what they wait for, the phone to call back, and what to do once a time is free. */
export function WaitingCaller({ caller, onOpen }: WaitingCallerProps) {
  const t = useTranslate();
  const [isLeaving, setLeaving] = useState(false);
  const { customer, product, date, time, note, orderNumber } = caller;
  const name = `${customer.firstName} ${customer.lastName}`;
  return (
    <WaitingItem>
      <strong>{name}</strong>
      <span>
        {product.name}, {time ?? t('staff.waiting.callers.anyTime')}
      </span>
      <PhoneLink phonePrefix={customer.phonePrefix} phone={customer.phone} />
      {orderNumber ? <span>{t('staff.waiting.callers.ofOrder', { number: orderNumber })}</span> : null}
      {note ? <span>{note}</span> : null}
      <Text size="sm" tone="muted">
        {t('staff.waiting.callers.callBack')}
      </Text>
      <Actions>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('staff.waiting.callers.bookName', { name })}
          onClick={() => onOpen({ kind: 'book', preset: { date, time: time ?? '', ...bookedFor(caller) } })}
        >
          {t('staff.waiting.callers.book')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('staff.waiting.callers.removeName', { name })}
          onClick={() => setLeaving(true)}
        >
          {t('staff.waiting.callers.remove')}
        </Button>
      </Actions>
      <RemoveDialog id={isLeaving ? caller.id : null} name={name} onClose={() => setLeaving(false)} />
    </WaitingItem>
  );
}

/** What the form that books begins with: their purchase, or who they are and the treatment. */
function bookedFor({ customer, product, orderProductId, orderNumber }: Caller): Partial<BookingPreset> {
  if (orderProductId && orderNumber) return { purchase: { search: orderNumber, orderProductId } };
  return { person: { ...customer, treatmentSearch: product.name, productId: product.id } };
}

/** What was written down of the caller is gone then: so it is confirmed. */
function RemoveDialog({ id, name, onClose }: { id: string | null; name: string; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  return (
    <Dialog
      open={id !== null}
      title={t('staff.waiting.callers.removeTitle')}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {id === null ? null : (
        <ConfirmQuestion
          words={{
            confirm: t('staff.waiting.callers.remove'),
            keep: t('staff.waiting.callers.keep'),
            done: t('staff.waiting.callers.removed', { name }),
          }}
          send={(key) => removeCaller(http, id, key)}
          onClose={onClose}
        >
          <Text>{name}</Text>
        </ConfirmQuestion>
      )}
    </Dialog>
  );
}
