import type { Order, Withdrawal } from '@aksamit/contracts';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import { Checkbox } from '@aksamit/ui/form';
import { useEffect, useRef, useState } from 'react';
import { usePressOnce } from '../../../forms/use-press-once';
import { messageOfError } from '../../../requests/message-of-error';
import { withdrawFromOrder } from '../api/withdraw-order';

export interface WithdrawChoiceProps {
  order: Order;
  /** What the API would refund for each line. */
  preview: Withdrawal;
  onWithdrawn(withdrawal: Withdrawal): void;
}

/** The choice of the lines to withdraw from, and its confirmation. At first every line that allows it is chosen. */
export function WithdrawChoice({ order, preview, onWithdrawn }: WithdrawChoiceProps) {
  const t = useTranslate();
  const money = useMoney();
  const open = preview.items.filter(({ exclusion }) => exclusion === null);
  const [chosen, setChosen] = useState(() => new Set(open.map(({ orderItemId }) => orderItemId)));
  const [isConfirming, setConfirming] = useState(false);
  const withdrawal = useWithdrawal(order, chosen, onWithdrawn);
  const amount = open.reduce((sum, item) => sum + (chosen.has(item.orderItemId) ? item.amount : 0), 0);
  // Unpaid amounts are deducted first, so the refund depends on all that is chosen: no sum per line is shown.
  const isUnpaid = (preview.amountWaived ?? 0) > 0;
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
    setConfirming(false);
    withdrawal.renewKey();
  };
  return (
    <Stack gap={4} align="flex-start" style={{ width: '100%' }}>
      <LineChoice order={order} items={preview.items} chosen={chosen} showsAmounts={!isUnpaid} onChoose={choose} />
      {withdrawal.error ? (
        <Notice tone="alert" announce="assertive">
          {messageOfError(withdrawal.error, t)}
        </Notice>
      ) : null}
      {isConfirming ? (
        <WithdrawConfirmation
          orderNumber={order.number}
          refund={isUnpaid ? null : money(amount, order.currency.code)}
          busy={withdrawal.isPending}
          onConfirm={withdrawal.withdrawOnce}
        />
      ) : (
        <Button aria-disabled={chosen.size === 0} onClick={() => setConfirming(chosen.size > 0)}>
          {t('withdrawal.withdraw')}
        </Button>
      )}
      {chosen.size === 0 ? <Text size="sm">{t('withdrawal.chooseOne')}</Text> : null}
    </Stack>
  );
}

/** Sends the withdrawal from the chosen lines: repeated presses are one request with one idempotency key. */
function useWithdrawal(order: Order, chosen: ReadonlySet<string>, onWithdrawn: WithdrawChoiceProps['onWithdrawn']) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  const withdraw = useMutation({
    mutationFn: () => withdrawFromOrder(http, { orderId: order.id, orderItemIds: [...chosen] }, key),
    onSuccess: (withdrawal) => {
      onWithdrawn(withdrawal);
      return queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const withdrawOnce = usePressOnce(withdraw);
  return {
    error: withdraw.error,
    isPending: withdraw.isPending,
    withdrawOnce: () => withdrawOnce(),
    /** Another choice is another request. */
    renewKey: () => setKey(newIdempotencyKey()),
  };
}

interface LineChoiceProps {
  order: Order;
  items: Withdrawal['items'];
  /** Ids of the chosen lines. */
  chosen: ReadonlySet<string>;
  /** Whether the refund of each line is shown beside it. */
  showsAmounts: boolean;
  onChoose(orderItemId: string, isChosen: boolean): void;
}

/** The order's lines as checkboxes; a line that is excluded from withdrawal states why. */
function LineChoice({ order, items, chosen, showsAmounts, onChoose }: LineChoiceProps) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <fieldset style={{ width: '100%' }}>
      <legend>
        <strong>{t('withdrawal.which')}</strong>
      </legend>
      {items.map(({ orderItemId, amount, exclusion }) => {
        const item = order.items.find(({ id }) => id === orderItemId);
        const refund = showsAmounts ? t('withdrawal.lineBack', { amount: money(amount, order.currency.code) }) : null;
        const note = exclusion ? t(`withdrawal.excluded.${exclusion}`) : refund;
        return (
          <Checkbox
            key={orderItemId}
            disabled={exclusion !== null}
            checked={chosen.has(orderItemId)}
            onChange={(event) => onChoose(orderItemId, event.target.checked)}
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
  );
}

interface WithdrawConfirmationProps {
  orderNumber: string;
  /** Amount with its currency; null when it is known only after unpaid amounts are deducted. */
  refund: string | null;
  busy: boolean;
  onConfirm(): void;
}

/** Requests the confirmation of the withdrawal. */
function WithdrawConfirmation({ orderNumber, refund, busy, onConfirm }: WithdrawConfirmationProps) {
  const t = useTranslate();
  const href = useHref();
  const question = useRef<HTMLSpanElement>(null);
  // The pressed button is gone. The question has the focus, not its answer: a second press confirms nothing.
  useEffect(() => question.current?.focus(), []);
  return (
    <Notice tone="warning" title={t('withdrawal.confirmTitle')}>
      <Stack gap={3} align="flex-start">
        <span ref={question} tabIndex={-1}>
          {refund === null
            ? t('withdrawal.confirmTextUnpaid', { number: orderNumber })
            : t('withdrawal.confirmText', { number: orderNumber, amount: refund })}
        </span>
        <Stack direction="row" gap={3}>
          <Button busy={busy} onClick={onConfirm}>
            {t('withdrawal.confirm')}
          </Button>
          <LinkButton variant="secondary" href={href('panel/orders')}>
            {t('withdrawal.keep')}
          </LinkButton>
        </Stack>
      </Stack>
    </Notice>
  );
}
