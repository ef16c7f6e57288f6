import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Stack } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { draftOver, useFormDraft } from '../../../drafts/use-form-draft';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { Column } from '../../../staff-kit/record-form/components/form-style';
import { fromWallClock } from '../../../staff-kit/record-form/store-clock';
import { typedAmount } from '../../../staff-kit/typed-amount';
import { useSettled } from '../../../staff-kit/use-settled';
import { planPrice, pricePreviewQuery, setPrice } from '../api/price-calls';
import { recordKey } from '../api/record-queries';
import { PreviewTable } from './preview-table';

/** What is used of a stored price. */
export interface StoredPrice {
  id: string;
  productId: string;
  marketId: string;
  currency: string;
  quantityFrom: number;
  quantityTo: number;
  price: number;
  history: { price: number | null; validFrom: string }[];
  changes: { id: string; price: number; validFrom: string }[];
}

interface ChangeFields {
  price: string;
  when: 'now' | 'later';
  validFrom: string;
}

const NAMES = ['price', 'validFrom'] as const;
const EMPTY: ChangeFields = { price: '', when: 'now', validFrom: '' };

/** Another price, at once or from a time on; what the shop will show stands there before it is saved. */
export function PriceChangeForm({ price, userId }: { price: StoredPrice; userId: string }) {
  const t = useTranslate();
  const bus = useBus();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const formId = useId();
  const draft = `staffPriceChange:${price.id}`;
  const form = useForm<ChangeFields>({ defaultValues: draftOver(draft, userId, EMPTY) });
  const clearDraft = useFormDraft(form, { name: draft, userId });
  const fieldId = (name: string) => `${formId}-${name}`;
  const sending = useSending<ChangeFields, void>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.records.fields.${name}`),
    send(fields) {
      const request = { id: price.id, price: typedAmount(fields.price) ?? Number.NaN };
      if (fields.when === 'now') return setPrice(http, request, keyOf(request));
      const planned = { priceId: price.id, price: request.price, validFrom: fromWallClock(fields.validFrom) };
      return planPrice(http, planned, keyOf(planned));
    },
    onSent() {
      clearDraft();
      form.reset(EMPTY);
      bus.publish('toast', { type: 'success', message: t('staff.records.saved') });
      return queryClient.invalidateQueries({ queryKey: recordKey('prices') });
    },
  });
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        <ChangeControls form={form} fieldId={fieldId} currency={price.currency} />
        <ChangePreview form={form} price={price} />
        <div>
          <Button type="submit" busy={sending.isPending}>
            {t('staff.records.price.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface ChangeControlsProps {
  form: UseFormReturn<ChangeFields>;
  fieldId(name: string): string;
  currency: string;
}

function ChangeControls({ form, fieldId, currency }: ChangeControlsProps) {
  const t = useTranslate();
  const { errors } = form.formState;
  const isLater = form.watch('when') === 'later';
  return (
    <Column>
      <Field
        label={t('staff.records.fields.price')}
        id={fieldId('price')}
        hint={t('staff.records.hints.money', { currency })}
        error={errors.price?.message}
        required
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          {...form.register('price', {
            required: t('form.required'),
            validate: (text) => typedAmount(text) !== null || t('staff.records.errors.notANumber'),
          })}
        />
      </Field>
      <fieldset>
        <legend>{t('staff.records.price.when')}</legend>
        {(['now', 'later'] as const).map((when) => (
          <label key={when} style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', minHeight: '2.75rem' }}>
            <input type="radio" value={when} {...form.register('when')} />
            {t(`staff.records.price.whens.${when}`)}
          </label>
        ))}
      </fieldset>
      {isLater ? (
        <Field
          label={t('staff.records.fields.validFrom')}
          id={fieldId('validFrom')}
          hint={t('staff.records.hints.instant')}
          error={errors.validFrom?.message}
          required
        >
          <TextInput type="datetime-local" {...form.register('validFrom', { required: t('form.required') })} />
        </Field>
      ) : null}
    </Column>
  );
}

/** What the shop will show with the typed price, once it is one. */
function ChangePreview({ form, price }: { form: UseFormReturn<ChangeFields>; price: StoredPrice }) {
  const t = useTranslate();
  const http = useHttp();
  const { price: typed, when, validFrom } = form.watch();
  const settled = useSettled(typed);
  const amount = typedAmount(settled);
  const at = when === 'later' ? fromWallClock(validFrom) : undefined;
  const { productId, marketId, quantityFrom, quantityTo } = price;
  const isComplete = amount !== null && (when === 'now' || validFrom !== '');
  const request = isComplete ? { productId, marketId, at, change: { quantityFrom, quantityTo, price: amount } } : null;
  const preview = useQuery(pricePreviewQuery(http, request));
  if (!request) return null;
  return (
    <section>
      <h3>{t('staff.records.price.preview')}</h3>
      <PreviewTable caption={t('staff.records.price.preview')} query={preview} />
    </section>
  );
}
