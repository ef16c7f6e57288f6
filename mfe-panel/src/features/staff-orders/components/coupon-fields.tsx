import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Checkbox, Field, TextInput } from '@aksamit/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { COUPON_CODE, type PaymentFields } from '../payment-fields';

interface CouponFieldsProps {
  form: UseFormReturn<PaymentFields>;
  fieldId(name: string): string;
}

/** A coupon of a group-buying service: it is named, single use, and its holder shows a document. */
export function CouponFields({ form, fieldId }: CouponFieldsProps) {
  const t = useTranslate();
  const { errors } = form.formState;
  const required = t('form.required');
  const wrongCode = t('staff.orders.payment.codeWrong');
  return (
    <>
      <Field label={t('staff.orders.payment.service')} id={fieldId('service')} error={errors.service?.message} required>
        <TextInput maxLength={60} {...form.register('service', { required })} />
      </Field>
      <Field label={t('staff.orders.payment.code')} id={fieldId('code')} error={errors.code?.message} required>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.register('code', { required, pattern: { value: COUPON_CODE, message: wrongCode } })}
        />
      </Field>
      <Field
        label={t('staff.orders.payment.holderName')}
        id={fieldId('holderName')}
        error={errors.holderName?.message}
        required
      >
        <TextInput maxLength={160} autoComplete="off" {...form.register('holderName', { required })} />
      </Field>
      <Checkbox
        id={fieldId('idChecked')}
        required
        error={errors.idChecked?.message}
        label={t('staff.orders.payment.idChecked')}
        {...form.register('idChecked', { required: t('staff.orders.payment.idRequired') })}
      />
    </>
  );
}
