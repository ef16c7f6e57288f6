import { moneyText } from '@aksamit/contracts/money';
import type { DeskWithdrawal } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, Button, Dialog, EmptyState, Text } from '@aksamit/ui';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { usePreservedFocus } from '../../../focus/use-preserved-focus';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { RecordList } from '../../../staff-kit/list/record-list';
import type { ListAddress } from '../../../staff-kit/list/use-list-address';
import { useNow } from '../../../staff-kit/use-now';
import { Loaded } from '../../../states/loaded';
import { confirmPayout, withdrawalsQuery } from '../api/withdrawals';
import { CaseClock } from './desk-marks';

/** As the API pages. */
const PER_PAGE = 24;
const STATES = ['open', 'done'] as const;

/** Withdrawals from orders with the clock of their money: what is due today first. */
export function WithdrawalList({ list }: { list: ListAddress<'desk' | 'q' | 'state'> }) {
  const t = useTranslate();
  const state = STATES.find((one) => one === list.values.state);
  const { page } = list.query;
  const withdrawals = useQuery(
    withdrawalsQuery(useHttp(), { ...(state ? { state } : {}), ...(page === undefined ? {} : { page }) }),
  );
  return (
    <>
      <ListFilters
        label={t('staff.desk.filters')}
        list={list}
        fields={[
          {
            kind: 'choice',
            name: 'state',
            label: t('staff.desk.state'),
            options: STATES.map((value) => ({ value, label: t(`staff.desk.withdrawals.states.${value}`) })),
          },
        ]}
      />
      <Loaded query={withdrawals} failedTitle={t('staff.desk.withdrawals.failed')} height="24rem">
        {(data) => <Withdrawals {...data} list={list} isLoading={withdrawals.isPlaceholderData} />}
      </Loaded>
    </>
  );
}

interface WithdrawalsProps {
  withdrawals: readonly DeskWithdrawal[];
  total: number;
  list: ListAddress<'desk' | 'q' | 'state'>;
  isLoading: boolean;
}

function Withdrawals({ withdrawals, total, list, isLoading }: WithdrawalsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const now = useNow();
  const money = useAmount();
  const [paying, setPaying] = useState<DeskWithdrawal | null>(null);
  // What was paid out takes its button along.
  const content = usePreservedFocus<HTMLDivElement>();
  return (
    <div ref={content}>
      <RecordList
        caption={t('staff.desk.tabs.withdrawals')}
        list={list}
        columns={[
          { key: 'order', label: t('staff.desk.withdrawals.order') },
          { key: 'from', label: t('staff.desk.columns.from') },
          { key: 'amount', label: t('staff.desk.withdrawals.amount'), isNumber: true },
          { key: 'received', label: t('staff.desk.columns.received') },
          { key: 'due', label: t('staff.desk.columns.due') },
          { key: 'state', label: t('staff.desk.state') },
        ]}
        rows={withdrawals.map((one) => ({
          key: one.id,
          href: href('panel/staff-order', { id: one.orderId }),
          cells: [
            one.orderNumber,
            `${one.firstName} ${one.lastName}`,
            money(one.amount, one.currency),
            formatDate(one.createdAt, locale),
            one.isDone ? '' : <CaseClock key="due" lead={{ answerBy: one.dueBy, closedAt: null }} now={now} />,
            <WithdrawalState key="state" withdrawal={one} onPay={() => setPaying(one)} />,
          ],
        }))}
        total={total}
        perPage={PER_PAGE}
        isLoading={isLoading}
        empty={
          <EmptyState
            icon={<Inbox />}
            title={t('staff.desk.withdrawals.none')}
            text={t('staff.desk.withdrawals.noneText')}
          />
        }
      />
      <PayoutDialog withdrawal={paying} onClose={() => setPaying(null)} />
    </div>
  );
}

function useAmount() {
  const locale = useLocaleFormats();
  return (amount: number, currency: string) => moneyText(amount, currency === 'GBP' ? 'GBP' : 'PLN', locale);
}

/** Sent by a gateway, owed by the salon, or gone back. */
function WithdrawalState({ withdrawal, onPay }: { withdrawal: DeskWithdrawal; onPay(): void }) {
  const t = useTranslate();
  if (withdrawal.isDone) return <Badge tone="success">{t('staff.desk.withdrawals.states.done')}</Badge>;
  if (withdrawal.differenceIds.length === 0) {
    return <Badge tone="neutral">{t('staff.desk.withdrawals.byGateway')}</Badge>;
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t('staff.desk.withdrawals.payNamed', { number: withdrawal.orderNumber })}
      onClick={onPay}
    >
      {t('staff.desk.withdrawals.pay')}
    </Button>
  );
}

/** The salon's part left its till: that is recorded once and stays, so it is confirmed. */
function PayoutDialog({ withdrawal, onClose }: { withdrawal: DeskWithdrawal | null; onClose(): void }) {
  const t = useTranslate();
  const http = useHttp();
  const money = useAmount();
  const values = {
    number: withdrawal?.orderNumber ?? '',
    amount: money(withdrawal?.salonAmount ?? 0, withdrawal?.currency ?? 'PLN'),
  };
  return (
    <Dialog
      open={withdrawal !== null}
      title={t('staff.desk.withdrawals.payTitle', values)}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {withdrawal ? (
        <ConfirmQuestion
          words={{
            confirm: t('staff.desk.withdrawals.payConfirm'),
            keep: t('staff.desk.withdrawals.payKeep'),
            done: t('staff.desk.withdrawals.payDone', values),
          }}
          send={(key) => confirmPayout(http, withdrawal, key)}
          onClose={onClose}
        >
          <Text>{t('staff.desk.withdrawals.payText', values)}</Text>
        </ConfirmQuestion>
      ) : null}
    </Dialog>
  );
}
