import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Heading, Stack } from '@aksamit/ui';
import { Checkbox } from '@aksamit/ui/form';
import { useWatch } from 'react-hook-form';
import { type CheckoutForm, CheckoutTextField } from './checkout-text-field';
import { CompanyLookup } from './company-lookup';
import { FieldRow, FormSection } from './form-layout';

/** Invoice data, on demand. All of it is required then. */
export function InvoiceFields({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  const isWanted = useWatch({ control: form.control, name: 'wantsInvoice' });
  return (
    <FormSection aria-labelledby="checkout-invoice">
      <Heading level={2} size="md" id="checkout-invoice">
        {t('form.invoice')}
      </Heading>
      <Checkbox label={t('form.wantsInvoice')} {...form.register('wantsInvoice')} />
      {isWanted ? (
        <>
          <FieldRow>
            <CheckoutTextField form={form} path="invoice.vatId" label={t('form.vatId')} />
            <CheckoutTextField
              form={form}
              path="invoice.companyName"
              label={t('form.companyName')}
              autoComplete="organization"
            />
          </FieldRow>
          <CompanyLookup form={form} />
          <PostalFields form={form} section="invoice" />
        </>
      ) : null}
    </FormSection>
  );
}

/** Shipping address; for a method that requires the payer's address it is the same. */
export function ShippingFields({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  return (
    <FormSection aria-labelledby="checkout-address">
      <Heading level={2} size="md" id="checkout-address">
        {t('form.shipping')}
      </Heading>
      <PostalFields form={form} section="address" />
    </FormSection>
  );
}

/** The payer's address, under the method that requires it. */
export function PayerFields({ form, paymentMethod }: { form: CheckoutForm; paymentMethod: string }) {
  const t = useTranslate();
  return (
    <Stack as="section" gap={4} aria-labelledby="checkout-address">
      <Heading level={3} size="sm" id="checkout-address">
        {t(paymentMethod === 'paypo' ? 'form.residence' : 'form.address')}
      </Heading>
      <PostalFields form={form} section="address" />
    </Stack>
  );
}

function PostalFields({ form, section }: { form: CheckoutForm; section: 'invoice' | 'address' }) {
  const t = useTranslate();
  return (
    <>
      <CheckoutTextField
        form={form}
        path={`${section}.address`}
        label={t('form.street')}
        autoComplete="street-address"
      />
      <FieldRow>
        <CheckoutTextField
          form={form}
          path={`${section}.postalCode`}
          label={t('form.postalCode')}
          autoComplete="postal-code"
        />
        <CheckoutTextField form={form} path={`${section}.city`} label={t('form.city')} autoComplete="address-level2" />
      </FieldRow>
      <CheckoutTextField
        form={form}
        path={`${section}.country`}
        label={t('form.country')}
        autoComplete="country-name"
      />
    </>
  );
}
