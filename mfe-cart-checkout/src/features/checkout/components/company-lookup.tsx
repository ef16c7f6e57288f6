import { isHttpError } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice } from '@aksamit/ui';
import { Search } from 'lucide-react';
import { messageOfError } from '../../../requests/message-of-error';
import { useFindCompany } from '../api/find-company';
import { isVatIdOf } from '../vat-id';
import type { CheckoutForm } from './checkout-text-field';

/** Fills the invoice in from the register of companies; without it everything is typed as before. */
export function CompanyLookup({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  const search = useFindCompany();
  const find = async () => {
    const vatId = form.getValues('invoice.vatId');
    if (!isVatIdOf('PL', vatId)) {
      form.setError('invoice.vatId', { type: 'vatId', message: 'vatId' }, { shouldFocus: true });
      return;
    }
    try {
      const { companyName, address, postalCode, city } = await search.mutateAsync(vatId);
      const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
      for (const [field, value] of Object.entries({ companyName, address, postalCode, city })) {
        if (isFilledField(field)) form.setValue(`invoice.${field}`, value, options);
      }
    } catch {
      // The message is shown below the button.
    }
  };
  const refusal = () => {
    const status = isHttpError(search.error) ? search.error.status : 0;
    if (status === 404 || status === 422) return t(`company.problem${status}`);
    return status === 503 ? t('company.away') : messageOfError(search.error, t);
  };
  return (
    <>
      <div>
        <Button variant="secondary" size="sm" busy={search.isPending} onClick={() => void find()}>
          {search.isPending ? null : <Search aria-hidden="true" />}
          {t('company.find')}
        </Button>
      </div>
      <div role="status">
        {search.isSuccess ? <Notice tone="success">{t('company.found')}</Notice> : null}
        {search.isError ? <Notice tone="warning">{refusal()}</Notice> : null}
      </div>
    </>
  );
}

const FILLED = ['companyName', 'address', 'postalCode', 'city'] as const;

function isFilledField(field: string): field is (typeof FILLED)[number] {
  return FILLED.some((one) => one === field);
}
