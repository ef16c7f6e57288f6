import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';
import { fromWallClock } from '../../../staff-kit/record-form/store-clock';
import { useSettled } from '../../../staff-kit/use-settled';
import { categoryPricesQuery, changePrices } from '../api/price-calls';
import { recordKey } from '../api/record-queries';
import { type BatchFields, batchChanges, typedPercent } from '../price-batch';
import { PriceBatchControls } from './price-batch-controls';
import { PriceBatchPreview } from './price-batch-preview';

const NAMES = ['marketId', 'categoryId', 'percent', 'validFrom'] as const;
/** The chain's first market. Source: readings.md, "Markets, locales, hosts". */
const EMPTY: BatchFields = { marketId: '1', categoryId: '', percent: '', step: '100', when: 'now', validFrom: '' };
const DRAFT = 'staffPriceBatch';

/** Which prices change by how much and when, with all of them before and after. */
export function PriceBatchForm({ userId, onClose }: { userId: string; onClose(): void }) {
  const t = useTranslate();
  const formId = useId();
  const fieldId = (name: string) => `${formId}-${name}`;
  const form = useForm<BatchFields>({ defaultValues: draftOver(DRAFT, userId, EMPTY) });
  const clearDraft = useFormDraft(form, { name: DRAFT, userId });
  const { marketId, categoryId, percent, step } = form.watch();
  const prices = useQuery(categoryPricesQuery(useHttp(), { marketId, categoryId }));
  const settled = typedPercent(useSettled(percent));
  const changes =
    settled === null ? [] : batchChanges(prices.data?.prices ?? [], { percent: settled, step: Number(step) });
  const sending = useBatchSending({ form, changes, fieldId, onSent: clearDraft, onClose });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        <PriceBatchControls form={form} fieldId={fieldId} />
        {categoryId === '' || settled === null ? null : <PriceBatchPreview query={prices} changes={changes} />}
        <Buttons>
          <Button type="submit" busy={sending.isPending} disabled={changes.length === 0}>
            {t('staff.records.priceBatch.save', { count: changes.length })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('staff.records.priceBatch.close')}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}

interface BatchSending {
  form: ReturnType<typeof useForm<BatchFields>>;
  changes: ReturnType<typeof batchChanges>;
  fieldId(name: string): string;
  onSent(): void;
  onClose(): void;
}

function useBatchSending({ form, changes, fieldId, onSent, onClose }: BatchSending) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  return useSending<BatchFields, number>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.records.fields.${name}`),
    async send({ when, validFrom }) {
      const body = {
        validFrom: when === 'now' ? null : fromWallClock(validFrom),
        changes: changes.map(({ price, becomes }) => ({ priceId: price.id, former: price.price, price: becomes })),
      };
      try {
        return await changePrices(http, body, keyOf(body));
      } finally {
        // Also after a refusal: the prices may be others by now.
        void queryClient.invalidateQueries({ queryKey: recordKey('prices') });
      }
    },
    onSent(count) {
      onSent();
      bus.publish('toast', { type: 'success', message: t('staff.records.priceBatch.saved', { count }) });
      onClose();
    },
  });
}
