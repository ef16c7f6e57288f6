import type { Cart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { useLocation } from '@aksamit/module-sdk/router';
import { Notice } from '@aksamit/ui';

/**
 * What a first order with an account costs less, before the shopper has one; with an account, that its phone is still to
 * be verified. The amount is the API's: the market's rule, for this cart. Source: readings, "Discounts".
 */
export function FirstOrderOffer({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const { pathname } = useLocation();
  const offer = cart.newCustomerOffer;
  if (!offer) return null;
  const amount = money(offer.value, cart.currency.code);
  const next = new URLSearchParams({ next: pathname });
  return (
    <Notice tone="success" title={t('firstOrder.title', { amount })}>
      {offer.needs === 'account' ? (
        <>
          {t('firstOrder.account')} <a href={`${href('panel/registration')}?${next}`}>{t('firstOrder.register')}</a>{' '}
          {t('firstOrder.or')} <a href={`${href('panel/login')}?${next}`}>{t('firstOrder.logIn')}</a>.
        </>
      ) : (
        <>
          {t('firstOrder.phone')} <a href={href('panel/settings')}>{t('firstOrder.verify')}</a>
        </>
      )}
    </Notice>
  );
}
