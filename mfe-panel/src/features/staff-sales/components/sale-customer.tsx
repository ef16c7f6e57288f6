import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Facts } from '../../../staff-kit/facts';
import { PhoneLink } from '../../../staff-kit/phone-link';
import type { SaleCustomer as Customer } from '../api/sales';

/** To whom something is sold: seen before a treatment is chosen, so that the wrong person is noticed in time. */
export function SaleCustomer({ customer: { firstName, lastName, phonePrefix, phone } }: { customer: Customer }) {
  const t = useTranslate();
  return (
    <Facts>
      <dt>{t('staff.sales.customer')}</dt>
      <dd>
        {`${firstName} ${lastName}${phone ? ', ' : ''}`}
        <PhoneLink phonePrefix={phonePrefix} phone={phone} />
      </dd>
    </Facts>
  );
}
