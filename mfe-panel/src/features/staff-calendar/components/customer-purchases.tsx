import type { CustomerVoucher, StaffCustomer, StaffOrderProduct } from '@aksamit/contracts/staff';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';
import { FoundPurchase } from './found-purchase';
import { FoundList } from './panel-style';

export interface CustomerPurchasesProps {
  customer: StaffCustomer;
  onBook(purchase: StaffOrderProduct): void;
}

/** What the customer bought: treatments by series, and vouchers. Of other salons what is left to book. */
export function CustomerPurchases({ customer, onBook }: CustomerPurchasesProps) {
  const t = useTranslate();
  const { purchases, vouchers } = customer;
  const own = purchases.filter(({ isMasked }) => !isMasked);
  const elsewhere = purchases.filter(({ isMasked }) => isMasked);
  return (
    <>
      <section aria-label={t('staff.card.purchases')}>
        <h3>{t('staff.card.purchases')}</h3>
        {purchases.length === 0 ? <Text size="sm">{t('staff.card.noPurchases')}</Text> : null}
        <Bought purchases={own} onBook={onBook} />
      </section>
      {elsewhere.length > 0 ? (
        <section aria-label={t('staff.card.elsewhere')}>
          <h3>{t('staff.card.elsewhere')}</h3>
          <Bought purchases={elsewhere} onBook={onBook} />
        </section>
      ) : null}
      {vouchers.length > 0 ? (
        <section aria-label={t('staff.card.vouchers')}>
          <h3>{t('staff.card.vouchers')}</h3>
          <FoundList>
            {vouchers.map((voucher) => (
              <Voucher key={voucher.id} voucher={voucher} />
            ))}
          </FoundList>
        </section>
      ) : null}
    </>
  );
}

function Bought({
  purchases,
  onBook,
}: { purchases: readonly StaffOrderProduct[] } & Pick<CustomerPurchasesProps, 'onBook'>) {
  return (
    <FoundList>
      {purchases.map((purchase) => (
        <FoundPurchase key={purchase.id} purchase={purchase} onBook={onBook} />
      ))}
    </FoundList>
  );
}

function Voucher({ voucher }: { voucher: CustomerVoucher }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoney();
  const { code, balance, value, currency, validTo } = voucher;
  return (
    <li>
      <strong>{code}</strong>
      <span>
        {t('staff.card.voucher', {
          balance: money(balance, currency),
          value: money(value, currency),
          date: formatDate(validTo, locale),
        })}
      </span>
    </li>
  );
}
