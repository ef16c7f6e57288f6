import type { Order, Withdrawal } from '@aksamit/contracts';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Card, EmptyState, Heading, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import { useEffect, useRef, useState } from 'react';
import { Loaded } from '../../../states/loaded';
import { orderQuery } from '../api/get-order';
import { WithdrawForm } from './withdraw-form';

/** Withdrawal from the contract of one order: terms and choice, confirmation, receipt. Source: readings.md, "Orders". */
export function WithdrawView({ userId, orderId }: { userId: string; orderId: string }) {
  const t = useTranslate();
  const order = useQuery(orderQuery(useHttp(), userId, orderId));
  const [receipt, setReceipt] = useState<Withdrawal | null>(null);
  if (isHttpError(order.error) && order.error.status === 404) return <NoSuchOrder />;
  return (
    <Loaded query={order} failedTitle={t('withdrawal.failedTitle')} height="24rem">
      {(data) =>
        receipt ? <Receipt order={data} withdrawal={receipt} /> : <WithdrawForm order={data} onWithdrawn={setReceipt} />
      }
    </Loaded>
  );
}

function NoSuchOrder() {
  const t = useTranslate();
  const href = useHref();
  return (
    <EmptyState
      title={t('withdrawal.missingTitle')}
      text={t('withdrawal.missingText')}
      action={<LinkButton href={href('panel/orders')}>{t('withdrawal.toOrders')}</LinkButton>}
    />
  );
}

function Receipt({ order, withdrawal }: { order: Order; withdrawal: Withdrawal }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const money = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const waived = withdrawal.amountWaived ?? 0;
  const names = withdrawal.items
    .filter(({ exclusion }) => exclusion === null)
    .map(({ orderItemId }) => order.items.find(({ id }) => id === orderItemId)?.product.name ?? '');
  return (
    <Card>
      <Stack gap={4} align="flex-start">
        <Heading level={2} size="md" ref={heading} tabIndex={-1}>
          {t('withdrawal.doneTitle')}
        </Heading>
        <Text>
          {t('withdrawal.doneText', {
            number: order.number,
            moment: formatDateTime(withdrawal.confirmedAt ?? new Date(), locale),
            names: names.join(', '),
          })}
        </Text>
        {waived > 0 ? (
          <Notice tone="success">{t('withdrawal.waived', { amount: money(waived, order.currency.code) })}</Notice>
        ) : null}
        {withdrawal.amount > 0 || waived === 0 ? (
          <Notice tone="success">
            {t('withdrawal.back', { amount: money(withdrawal.amount, order.currency.code) })}
          </Notice>
        ) : null}
        <LinkButton variant="secondary" href={href('panel/orders')}>
          {t('withdrawal.toOrders')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
