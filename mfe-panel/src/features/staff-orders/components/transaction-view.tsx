import type { StaffTransactionDetails } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Text } from '@aksamit/ui';
import type { ReactNode } from 'react';
import { Facts } from '../../../staff-kit/facts';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { Loaded } from '../../../states/loaded';
import { WideTable } from '../../../states/wide-table';
import { transactionQuery } from '../api/get-transactions';
import { orderRefusal } from '../order-refusal';
import { paymentState, paymentWord } from '../order-words';
import { Part } from './order-style';

/** One attempt to pay, with what its gateway answered and its refunds. */
export function TransactionView({ id }: { id: string }) {
  const t = useTranslate();
  const href = useHref();
  const transaction = useQuery(transactionQuery(useHttp(), id));
  return (
    <StaffContent>
      <StaffHeading
        title={
          transaction.data
            ? t('staff.payments.ofOrder', { number: transaction.data.order.number })
            : t('staff.payments.one')
        }
        back={{ href: href('panel/staff-payments'), label: t('staff.payments.title') }}
      />
      <Loaded
        query={transaction}
        failedTitle={t('staff.payments.oneFailed')}
        failedText={orderRefusal(transaction.error, t)}
        height="24rem"
      >
        {(loaded) => (
          <>
            <TransactionFacts transaction={loaded} />
            <Refunds transaction={loaded} />
          </>
        )}
      </Loaded>
    </StaffContent>
  );
}

/** A time of the page's language, or a dash. */
function useTimeText(): (instant: string | null) => string {
  const locale = useLocaleFormats();
  return (instant) => (instant === null ? '–' : formatDateTime(instant, locale));
}

function TransactionFacts({ transaction }: { transaction: StaffTransactionDetails }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const at = useTimeText();
  const { order, amount, amountRefunded, currency, status, isSettling } = transaction;
  const facts: [string, ReactNode][] = [
    [
      'order',
      <a key="order" href={href('panel/staff-order', { id: order.id })}>
        {order.number}
      </a>,
    ],
    ['status', paymentState(status, t)],
    ['settles', t(isSettling ? 'staff.payments.yes' : 'staff.payments.no')],
    ['method', paymentWord(transaction, t)],
    ['amount', money(amount, currency)],
    ['refunded', money(amountRefunded, currency)],
    ['createdAt', at(transaction.createdAt)],
    ['returnedAt', at(transaction.returnedAt)],
    ['settledAt', at(transaction.settledAt)],
    ['expiresAt', at(transaction.expiresAt)],
    ['checkedAt', at(transaction.checkedAt)],
    ['nextCheckAt', at(transaction.nextCheckAt)],
    ['refusal', transaction.refusal ?? '–'],
    ['sessionId', transaction.sessionId],
    ['gatewayId', transaction.gatewayId ?? '–'],
    ['externalId', transaction.externalId ?? '–'],
  ];
  return (
    <Part aria-labelledby="payment-facts">
      <h2 id="payment-facts">{t('staff.payments.facts.title')}</h2>
      <Facts>
        {facts.map(([name, value]) => (
          <FactRow key={name} name={t(`staff.payments.facts.${name}`)} value={value} />
        ))}
      </Facts>
    </Part>
  );
}

function FactRow({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd style={{ overflowWrap: 'anywhere' }}>{value}</dd>
    </>
  );
}

function Refunds({ transaction: { refunds, currency } }: { transaction: StaffTransactionDetails }) {
  const t = useTranslate();
  const money = useMoney();
  const at = useTimeText();
  return (
    <Part aria-labelledby="payment-refunds">
      <h2 id="payment-refunds">{t('staff.payments.refunds.title')}</h2>
      {refunds.length === 0 ? (
        <Text tone="muted">{t('staff.payments.refunds.none')}</Text>
      ) : (
        <WideTable
          caption={t('staff.payments.refunds.title')}
          columns={['createdAt', 'amount', 'state'].map((key) => ({
            key,
            label: t(`staff.payments.refunds.${key}`),
          }))}
          rows={refunds.map(({ id, amount, state, attempts, createdAt, doneAt }) => ({
            key: id,
            cells: [
              at(createdAt),
              money(amount, currency),
              t(`staff.payments.refunds.states.${state}`, { at: at(doneAt), count: attempts }),
            ],
          }))}
        />
      )}
    </Part>
  );
}
