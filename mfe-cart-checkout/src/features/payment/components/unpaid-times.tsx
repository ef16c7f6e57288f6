import type { OrderPayment } from '@aksamit/contracts';
import { formatWeekdayDate } from '@aksamit/module-sdk/dates';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';

type Times = Pick<OrderPayment, 'canPay' | 'heldUntil' | 'slotPayableUntil' | 'unpaidUntil'>;

/**
 * Until when the time of the visit and the unpaid order wait, and what to do: by the API's instants, which are null for
 * what is over. Nothing on an older API.
 */
export function UnpaidTimes({ orderPayment }: { orderPayment: Times }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { canPay, heldUntil, slotPayableUntil, unpaidUntil } = orderPayment;
  if (!canPay) return null;
  const momentOf = (instant: string) => `${formatWeekdayDate(instant, locale)}, ${formatTime(instant)}`;
  return (
    <>
      {heldUntil ? (
        <Text>
          <strong>{t('unpaid.held', { moment: momentOf(heldUntil) })}</strong> {t('unpaid.heldText')}
        </Text>
      ) : slotPayableUntil ? (
        <Text>{t('unpaid.free', { moment: momentOf(slotPayableUntil) })}</Text>
      ) : null}
      {unpaidUntil ? <Text tone="muted">{t('unpaid.order', { moment: momentOf(unpaidUntil) })}</Text> : null}
    </>
  );
}
