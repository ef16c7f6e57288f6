import type { Order, Withdrawal } from '@aksamit/contracts';
import { isHttpError, newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Card, Heading, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import { Checkbox } from '@aksamit/ui/form';
import { useEffect, useRef, useState } from 'react';
import { usePressOnce } from '../../../forms/use-press-once';
import { messageOfError } from '../../../requests/message-of-error';
import { Loaded } from '../../../states/loaded';
import { withdrawalPreviewQuery, withdrawFromOrder } from '../api/withdraw-order';

const TERMS = ['until', 'performed', 'voucher', 'discount'] as const;

export interface WithdrawFormProps {
  order: Order;
  onWithdrawn(withdrawal: Withdrawal): void;
}

/** Terms of a withdrawal and the choice of its lines. The API calculates the refund before it is confirmed. */
export function WithdrawForm({ order, onWithdrawn }: WithdrawFormProps) {
  const t = useTranslate();
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
                moment: order.withdrawUntil ? formatDateTime(order.withdrawUntil) : '',
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

function WithdrawChoice({ order, preview, onWithdrawn }: WithdrawFormProps & { preview: Withdrawal }) {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const money = useMoney();
  const queryClient = useQueryClient();
  const open = preview.items.filter(({ exclusion }) => exclusion === null);
  const [chosen, setChosen] = useState(() => new Set(open.map(({ orderItemId }) => orderItemId)));
  const [isConfirming, setConfirming] = useState(false);
  const question = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The pressed button is gone. The question has the focus, not its answer: a second press confirms nothing.
    if (isConfirming) question.current?.focus();
  }, [isConfirming]);
  const [key, setKey] = useState(newIdempotencyKey);
  const withdraw = useMutation({
    mutationFn: () => withdrawFromOrder(http, { orderId: order.id, orderItemIds: [...chosen] }, key),
    onSuccess: (withdrawal) => {
      onWithdrawn(withdrawal);
      return queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const withdrawOnce = usePressOnce(withdraw);
  const amount = open.reduce((sum, item) => sum + (chosen.has(item.orderItemId) ? item.amount : 0), 0);
  const back = money(amount, order.currency.code);
  // Unpaid amounts are deducted first, so the refund depends on all that is chosen: no sum per line is shown.
  const isUnpaid = (preview.amountWaived ?? 0) > 0;
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
    setConfirming(false);
    // Another choice is another request.
    setKey(newIdempotencyKey());
  };
  return (
    <Stack gap={4} align="flex-start" style={{ width: '100%' }}>
      <fieldset style={{ width: '100%' }}>
        <legend>
          <strong>{t('withdrawal.which')}</strong>
        </legend>
        {preview.items.map(({ orderItemId, amount: lineBack, exclusion }) => {
          const item = order.items.find(({ id }) => id === orderItemId);
          const note = exclusion
            ? t(`withdrawal.excluded.${exclusion}`)
            : isUnpaid
              ? null
              : t('withdrawal.lineBack', { amount: money(lineBack, order.currency.code) });
          return (
            <Checkbox
              key={orderItemId}
              disabled={exclusion !== null}
              checked={chosen.has(orderItemId)}
              onChange={(event) => choose(orderItemId, event.target.checked)}
              label={
                <>
                  {item?.product.name} × {item?.quantity}
                  {note === null ? null : ` – ${note}`}
                </>
              }
            />
          );
        })}
      </fieldset>
      {withdraw.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(withdraw.error, t)}
        </Notice>
      ) : null}
      {isConfirming ? (
        <Notice tone="warning" title={t('withdrawal.confirmTitle')}>
          <Stack gap={3} align="flex-start">
            <span ref={question} tabIndex={-1}>
              {isUnpaid
                ? t('withdrawal.confirmTextUnpaid', { number: order.number })
                : t('withdrawal.confirmText', { number: order.number, amount: back })}
            </span>
            <Stack direction="row" gap={3}>
              <Button busy={withdraw.isPending} onClick={() => withdrawOnce()}>
                {t('withdrawal.confirm')}
              </Button>
              <LinkButton variant="secondary" href={href('panel/orders')}>
                {t('withdrawal.keep')}
              </LinkButton>
            </Stack>
          </Stack>
        </Notice>
      ) : (
        <Button aria-disabled={chosen.size === 0} onClick={() => setConfirming(chosen.size > 0)}>
          {t('withdrawal.withdraw')}
        </Button>
      )}
      {chosen.size === 0 ? <Text size="sm">{t('withdrawal.chooseOne')}</Text> : null}
    </Stack>
  );
}
