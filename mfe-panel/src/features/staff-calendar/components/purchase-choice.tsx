import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Field, TextInput } from '@aksamit/ui/form';
import { ChoiceList } from '../../../staff-kit/choice-list';
import { purchaseSearch, purchasesQuery } from '../../../staff-kit/purchases/purchase-search';
import { useSettled } from '../../../staff-kit/use-settled';
import { purchaseWords } from '../purchase-words';
import type { BookingPartProps } from './booking-part-props';

/** A purchase found by the order's number or the phone. Of other salons the API names only what booking needs. */
export function PurchaseChoice({ form, fieldId }: BookingPartProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const search = form.watch('search');
  const purchases = useQuery(purchasesQuery(useHttp(), useSettled(search)));
  const { errors } = form.formState;
  return (
    <div>
      <Field
        label={t('staff.form.search')}
        hint={t('staff.book.searchHint')}
        id={fieldId('search')}
        error={errors.search?.message}
        required
      >
        <TextInput
          type="search"
          autoComplete="off"
          {...form.register('search', {
            validate: () => form.getValues('orderProductId') !== '' || t('staff.book.purchaseRequired'),
            onChange: () => form.setValue('orderProductId', ''),
          })}
        />
      </Field>
      {purchaseSearch(search) ? (
        <ChoiceList
          legend={t('staff.book.purchases')}
          query={purchases}
          empty={t('staff.book.noPurchases')}
          choices={(purchases.data ?? []).map((purchase) => ({
            id: purchase.id,
            label: `${purchase.product.name} – ${purchase.customer.firstName} ${purchase.customer.lastName}`,
            more: purchaseWords(purchase, t, locale),
            refusal: purchase.bookRefusal ? t(`staff.bookRefusal.${purchase.bookRefusal}`) : undefined,
          }))}
          chosen={form.watch('orderProductId')}
          onChoose={(id) => {
            form.setValue('orderProductId', id);
            form.clearErrors('search');
          }}
        />
      ) : null}
    </div>
  );
}
