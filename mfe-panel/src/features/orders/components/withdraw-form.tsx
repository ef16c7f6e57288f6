import type { Order, Withdrawal } from '@aksamit/contracts';
import { formatDeadline } from '@aksamit/module-sdk/dates';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Card, Heading, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import { messageOfError } from '../../../requests/message-of-error';
import { Loaded } from '../../../states/loaded';
import { withdrawalPreviewQuery } from '../api/withdraw-order';
import { WithdrawChoice } from './withdraw-choice';

const TERMS = ['until', 'performed', 'voucher', 'discount'] as const;

export interface WithdrawFormProps {
  order: Order;
  onWithdrawn(withdrawal: Withdrawal): void;
}

/** Terms of a withdrawal and the choice of its lines. The API calculates the refund before it is confirmed. */
export function WithdrawForm({ order, onWithdrawn }: WithdrawFormProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const http = useHttp();
  const all = useQuery(withdrawalPreviewQuery(http, { orderId: order.id, orderItemIds: [] }));
  // Only the shop's 409 is a refusal: a missing response leaves the right as it is.
  if (isHttpError(all.error) && all.error.status === 409) return <NotPossible message={messageOfError(all.error, t)} />;
  return (
    <Card>
      <Stack gap={5} align="flex-start">
        <Heading level={2} size="md">
          {t('withdrawal.title', { number: order.number })}
        </Heading>
        <ul>
          {TERMS.map((term) => (
            <li key={term}>
              {t(`withdrawal.terms.${term}`, {
                moment: order.withdrawUntil ? formatDeadline(order.withdrawUntil, locale) : '',
              })}
            </li>
          ))}
        </ul>
        <Text size="sm">
          <a href={href('content/regulations')}>{t('withdrawal.regulations')}</a>
        </Text>
        <Loaded query={all} failedTitle={t('withdrawal.failedTitle')} height="10rem">
          {(preview) => <WithdrawChoice order={order} preview={preview} onWithdrawn={onWithdrawn} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

function NotPossible({ message }: { message: string }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <Stack gap={4} align="flex-start">
      <Notice tone="warning" title={t('withdrawal.notPossible')} announce="assertive">
        {message}
      </Notice>
      <LinkButton variant="secondary" href={href('panel/orders')}>
        {t('withdrawal.toOrders')}
      </LinkButton>
    </Stack>
  );
}
