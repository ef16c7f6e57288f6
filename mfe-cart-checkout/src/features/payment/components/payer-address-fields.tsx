import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice, Stack } from '@aksamit/ui';
import { ErrorSummary, Field, TextInput } from '@aksamit/ui/form';
import { ADDRESS_FIELDS, type usePayerAddress } from '../use-payer-address';

const autoComplete = {
  address: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
} as const;

/** Where the payer lives, for instalments and PayPo. */
export function PayerAddressFields({ payer }: { payer: ReturnType<typeof usePayerAddress> }) {
  const t = useTranslate();
  return (
    <Stack gap={4}>
      <Notice>{t('payment.addressNeeded')}</Notice>
      {payer.missing.length > 0 ? (
        <ErrorSummary
          title={t('form.errors')}
          attempt={payer.attempt}
          errors={payer.missing.map((field) => ({
            fieldId: `payer-${field}`,
            message: `${t(`form.name.address.${field}`)}: ${t('form.problem.required')}`,
          }))}
        />
      ) : null}
      {ADDRESS_FIELDS.map((field) => (
        <Field
          key={field}
          id={`payer-${field}`}
          label={t(`form.name.address.${field}`)}
          required
          error={payer.missing.includes(field) ? t('form.problem.required') : undefined}
        >
          <TextInput
            name={field}
            autoComplete={autoComplete[field]}
            maxLength={field === 'address' ? 200 : field === 'city' ? 80 : field === 'country' ? 60 : 12}
            value={payer.values[field]}
            onChange={(event) => payer.change(field, event.target.value)}
          />
        </Field>
      ))}
    </Stack>
  );
}
