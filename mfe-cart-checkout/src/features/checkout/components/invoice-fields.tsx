import { useTranslate } from '@aksamit/shared-kit/i18n';
import { Heading } from '@aksamit/shared-kit/ui';
import { Checkbox } from '@aksamit/shared-kit/ui/form';
import { useWatch } from 'react-hook-form';
import { needsAddress } from '../checkout-values';
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

/** The address, for the methods that want the payer's and for what is sent by post. */
export function AddressFields({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  const [paymentMethod, isShipped] = useWatch({ control: form.control, name: ['paymentMethod', 'isShipped'] });
  if (!needsAddress({ paymentMethod, isShipped })) return null;
  return (
    <FormSection aria-labelledby="checkout-address">
      <Heading level={2} size="md" id="checkout-address">
        {t(isShipped ? 'form.shipping' : paymentMethod === 'paypo' ? 'form.residence' : 'form.address')}
      </Heading>
      <PostalFields form={form} section="address" />
    </FormSection>
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
