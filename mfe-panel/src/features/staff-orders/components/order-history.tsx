import type { OrderHistoryEntry, StaffOrder } from '@aksamit/contracts/staff';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { actorText, stepText } from '../history-words';
import { useMoneyOf } from '../order-words';
import { Part, Rows } from './order-style';

/** What happened to the order and who did it, the newest first. */
export function OrderHistory({ order }: { order: StaffOrder }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const money = useMoneyOf(order.currency);
  const steps = [...(order.history ?? [])].reverse();
  return (
    <Part aria-labelledby="order-history">
      <h2 id="order-history">{t('staff.orders.history.title')}</h2>
      {steps.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('staff.orders.history.none')}
        </Text>
      ) : null}
      <Rows as="ol">
        {steps.map((step, index) => (
          <li key={keyOf(step, index)}>
            <span>
              {stepText(step, { t, locale, money, order })}
              <small>
                <time dateTime={step.at}>{formatDateTime(step.at, locale)}</time>, {actorText(step, t)}
              </small>
            </span>
          </li>
        ))}
      </Rows>
    </Part>
  );
}

/** Two steps may be of one instant and of one kind. */
const keyOf = ({ at, kind, reference }: OrderHistoryEntry, index: number) => `${at} ${kind} ${reference} ${index}`;
