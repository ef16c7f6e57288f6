import type { StaffEvent, TherapistRota } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { type Sending, useSending } from '../../forms/use-sending';
import { previewShifts, shiftsKey, writeShifts } from './api/shifts';
import { type RotaFields, rotaOf } from './shift-fields';
import { useCalendarCache } from './use-calendar-cache';

export interface SavedRotaOptions {
  form: UseFormReturn<RotaFields>;
  rota: TherapistRota;
  locationId: string;
  fieldId(name: string): string;
  onStored(): void;
}

/** Hours that were checked, with the booked visits that they would leave outside. */
interface Checked {
  hours: string;
  events: readonly StaffEvent[];
}

export interface SavedRota extends Sending {
  /** Visits to be shown before these hours are stored by a second press; null: nothing to be shown. */
  outside: readonly StaffEvent[] | null;
}

/**
 * Stores a rota. Where booked visits would lie outside, the first press shows them and the second stores; changed hours are
 * checked again.
 */
export function useSavedRota({ form, rota, locationId, fieldId, onStored }: SavedRotaOptions): SavedRota {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const cache = useCalendarCache(locationId);
  const keyOf = useAttemptKey();
  const [checked, setChecked] = useState<Checked | null>(null);
  const { id, name } = rota.therapist;
  const sending = useSending<RotaFields, TherapistRota | null>({
    form,
    names: [],
    fieldId,
    labelOf: (field) => field,
    async send(fields) {
      const hours = rotaOf(fields);
      const text = JSON.stringify(hours);
      if (checked?.hours !== text) {
        const events = await previewShifts(http, { therapistId: id, ...hours });
        setChecked({ hours: text, events });
        if (events.length > 0) return null;
      }
      try {
        return await writeShifts(http, id, { ...hours, version: rota.version }, keyOf([text, rota.version]));
      } catch (error) {
        // The next press is on the rota as it is now.
        if (isHttpError(error) && error.code === 'shift_changed') {
          await queryClient.invalidateQueries({ queryKey: shiftsKey(locationId) });
        }
        throw error;
      }
    },
    onSent(stored) {
      if (!stored) return;
      onStored();
      setChecked(null);
      bus.publish('toast', { type: 'success', message: t('staff.shifts.stored', { name }) });
      void queryClient.invalidateQueries({ queryKey: shiftsKey(locationId) });
      cache.reload();
    },
  });
  return { ...sending, outside: checked && checked.events.length > 0 ? checked.events : null };
}
