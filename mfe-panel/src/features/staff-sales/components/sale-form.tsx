import { moneyText } from '@aksamit/contracts/money';
import type { SalePreview, SaleRequest, StaffOrder } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Stack, Text } from '@aksamit/ui';
import { Checkbox, Field, RadioCards, TextInput } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { EMAIL_PATTERN } from '../../../forms/field-rules';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { Facts } from '../../../staff-kit/facts';
import { sell } from '../api/sales';

interface SaleFields {
  email: string;
  ageDeclaration: 'adult' | 'minorWithGuardian' | '';
  isConfirmed: boolean;
}

const NAMES = ['email', 'ageDeclaration', 'isConfirmed'] as const;
const AGES = ['adult', 'minorWithGuardian'] as const;

export interface SaleFormProps {
  preview: SalePreview;
  /** What is sold to whom. */
  request: Pick<SaleRequest, 'locationId' | 'eventId' | 'orderId' | 'productId' | 'quantity'>;
  onSold(order: StaffOrder): void;
}

function useSale({ preview, request, onSold }: SaleFormProps) {
  const t = useTranslate();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const formId = useId();
  const fieldId = (name: string) => `${formId}-${name}`;
  const form = useForm<SaleFields>({ defaultValues: { email: '', ageDeclaration: '', isConfirmed: false } });
  const sending = useSending<SaleFields, StaffOrder>({
    form,
    names: NAMES,
    fieldId,
    labelOf: (name) => t(`staff.sales.${name}`),
    async send({ email, ageDeclaration, isConfirmed }) {
      const contact = preview.customer.email === null ? { email: email.trim() } : {};
      const age = preview.needsAge && ageDeclaration !== '' ? { ageDeclaration } : {};
      const body = { ...request, ...contact, ...age, price: preview.price, isConfirmed };
      try {
        return await sell(http, body, keyOf(body));
      } catch (error) {
        // It may cost something else by now, or a colleague sold it.
        void queryClient.invalidateQueries({ queryKey: ['staffSalePreview'] });
        throw error;
      }
    },
    onSent: onSold,
  });
  return { form, fieldId, sending };
}

/** What is sold, to whom and for how much; the order is made once the person at the desk agrees. */
export function SaleForm(props: SaleFormProps) {
  const { preview } = props;
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { form, fieldId, sending } = useSale(props);
  const { customer, confirmation } = preview;
  const price = moneyText(preview.price, preview.currency === 'GBP' ? 'GBP' : 'PLN', locale);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={4}>
        {sending.messages}
        <Facts>
          <dt>{t('staff.sales.treatment')}</dt>
          <dd>{preview.product.name}</dd>
          <dt>{t('staff.sales.price')}</dt>
          <dd>
            <strong>{price}</strong>
          </dd>
        </Facts>
        {preview.lowestPrice === null ? null : (
          <Text size="sm" tone="muted">
            {t('staff.sales.lowestPrice', {
              price: moneyText(preview.lowestPrice, preview.currency === 'GBP' ? 'GBP' : 'PLN', locale),
            })}
          </Text>
        )}
        {customer.email === null ? (
          <Field
            id={fieldId('email')}
            label={t('staff.sales.email')}
            hint={t('staff.sales.emailHint')}
            error={errors.email?.message}
            required
          >
            <TextInput
              type="email"
              autoComplete="off"
              maxLength={254}
              {...form.register('email', {
                required: t('form.required'),
                pattern: { value: EMAIL_PATTERN, message: t('staff.sales.emailWrong') },
              })}
            />
          </Field>
        ) : null}
        {preview.needsAge ? (
          <RadioCards
            legend={t('staff.sales.ageDeclaration')}
            required
            error={errors.ageDeclaration?.message}
            inputProps={form.register('ageDeclaration', { required: t('form.required') })}
            options={AGES.map((value) => ({ value, label: t(`staff.sales.ages.${value}`) }))}
          />
        ) : null}
        {confirmation === null ? null : (
          <Checkbox
            id={fieldId('isConfirmed')}
            label={t('staff.sales.confirmation', { text: confirmation })}
            error={errors.isConfirmed?.message}
            required
            {...form.register('isConfirmed', { required: t('staff.sales.confirmationRequired') })}
          />
        )}
        <Button type="submit" busy={sending.isPending}>
          {t('staff.sales.submit', { price })}
        </Button>
      </Stack>
    </form>
  );
}
