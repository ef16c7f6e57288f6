import type { Till } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { useId } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useAttemptKey } from '../../forms/use-attempt-key';
import { useSending } from '../../forms/use-sending';

export interface TillFormOptions<Fields extends FieldValues, Body> {
  defaultValues: DefaultValues<Fields>;
  names: readonly Path<Fields>[];
  /** Names of the fields in messages; else by `staff.tills.fields`. */
  labelOf?(name: string): string;
  requestOf(fields: Fields): Body;
  send(body: Body, key: string): Promise<Till>;
  /** Words of the success. */
  done: string;
  onClose(): void;
}

/** A form that changes a till: what was typed stays after a refusal, and the till is shown as it is by now. */
export function useTillForm<Fields extends FieldValues, Body>(options: TillFormOptions<Fields, Body>) {
  const { defaultValues, names, labelOf, requestOf, send, done, onClose } = options;
  const t = useTranslate();
  const bus = useBus();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const formId = useId();
  const form = useForm<Fields>({ defaultValues });
  const fieldId = (name: string) => `${formId}-${name}`;
  const refetch = () =>
    Promise.all(['staffTill', 'staffTills'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  const sending = useSending<Fields, Till>({
    form,
    names,
    fieldId,
    labelOf: labelOf ?? ((name) => t(`staff.tills.fields.${name}`)),
    async send(fields) {
      const body = requestOf(fields);
      try {
        return await send(body, keyOf(body));
      } catch (error) {
        // A colleague took money or closed the till.
        void refetch();
        throw error;
      }
    },
    onSent() {
      void refetch();
      bus.publish('toast', { type: 'success', message: done });
      onClose();
    },
  });
  return { form, fieldId, sending };
}
