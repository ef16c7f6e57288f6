import type { Cart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { cartSums } from '../cart-sums';

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
  }
  & dd {
    margin: 0;
    white-space: nowrap;
  }
  & > div[data-kind='off'] dd {
    color: ${tokens.color.success};
  }
  & > div[data-kind='due'] {
    margin-top: ${space(2)};
    padding-top: ${space(3)};
    border-top: 1px solid ${tokens.color.border};
    font-size: ${tokens.text.lg};
    font-weight: 600;
  }
  & > div[data-kind='due'] dd {
    font-size: ${tokens.text.xl};
    font-weight: 650;
    line-height: 1.2;
  }
`;

const Saved = styled.p`
  margin-top: ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color['success-soft']};
  color: ${tokens.color.success};
  font-size: ${tokens.text.sm};
  font-weight: 500;
`;

const Note = styled.p`
  margin-top: ${space(3)};
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};
`;

/** Every sum of the cart, from the original price to the amount due. Prices are gross. */
export function CartTotals({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const money = useMoney();
  const sums = cartSums(cart);
  const amount = (minor: number) => money(minor, cart.currency.code);
  const isReduced = sums.promotion > 0 || sums.code > 0 || sums.vouchers > 0;
  return (
    <div>
      <List>
        {isReduced ? (
          <div>
            <dt>{t('totals.original')}</dt>
            <dd>{amount(sums.original)}</dd>
          </div>
        ) : null}
        {sums.promotion > 0 ? (
          <div data-kind="off">
            <dt>{t('totals.promotion')}</dt>
            <dd>{amount(-sums.promotion)}</dd>
          </div>
        ) : null}
        {sums.code > 0 ? (
          <div data-kind="off">
            <dt>
              {cart.newCustomerDiscount?.isApplied
                ? t('totals.newCustomer')
                : t('totals.code', { code: cart.discountCode?.code ?? '' })}
            </dt>
            <dd>{amount(-sums.code)}</dd>
          </div>
        ) : null}
        {sums.vouchers > 0 ? (
          <div data-kind="off">
            <dt>{t('totals.vouchers')}</dt>
            <dd>{amount(-sums.vouchers)}</dd>
          </div>
        ) : null}
        <div data-kind="due">
          <dt>{t('totals.due')}</dt>
          <dd data-testid="amount-due">{amount(sums.due)}</dd>
        </div>
      </List>
      {sums.saved > 0 ? <Saved>{t('totals.saved', { amount: amount(sums.saved) })}</Saved> : null}
      {sums.quantitySaving > 0 ? (
        <Note>{t('totals.quantitySaving', { amount: amount(sums.quantitySaving) })}</Note>
      ) : null}
      <NewCustomerNote cart={cart} />
    </div>
  );
}

/**
 * Shows that of the code and the new customer's discount only the better one applies. Source: readings, "Discounts".
 */
function NewCustomerNote({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const money = useMoney();
  const discount = cart.newCustomerDiscount;
  if (!discount) return null;
  const amount = money(discount.value, cart.currency.code);
  if (discount.isApplied) {
    return cart.discountCode ? <Note>{t('newCustomer.stands', { code: cart.discountCode.code })}</Note> : null;
  }
  // A release of the API later than this one may know more reasons.
  if (discount.reason !== 'code' && discount.reason !== 'voucher') return null;
  return <Note>{t(`newCustomer.${discount.reason}`, { amount })}</Note>;
}
