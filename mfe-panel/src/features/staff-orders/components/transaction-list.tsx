import type { StaffTransaction } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState } from '@aksamit/ui';
import { CreditCard } from 'lucide-react';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { Loaded } from '../../../states/loaded';
import { PROVIDERS, TRANSACTION_STATES, transactionsQuery } from '../api/get-transactions';
import { orderRefusal } from '../order-refusal';
import { paymentState, paymentWord } from '../order-words';

const NAMES = ['q', 'status', 'provider', 'from', 'to'] as const;
/** As the API pages. */
const PER_PAGE = 24;

/** Tries to pay, of all orders. */
export function TransactionList() {
  const t = useTranslate();
  const list = useListAddress(NAMES);
  const { sort: _, ...filters } = list.query;
  const transactions = useQuery(transactionsQuery(useHttp(), filters));
  return (
    <StaffContent>
      <StaffHeading title={t('staff.payments.title')} />
      <ListFilters
        label={t('staff.payments.filters')}
        list={list}
        views="payments"
        fields={[
          { kind: 'search', name: 'q', label: t('staff.payments.search') },
          {
            kind: 'choice',
            name: 'status',
            label: t('staff.payments.columns.status'),
            options: TRANSACTION_STATES.map((value) => ({ value, label: paymentState(value, t) })),
          },
          {
            kind: 'choice',
            name: 'provider',
            label: t('staff.payments.provider'),
            options: PROVIDERS.map((value) => ({ value, label: t(`staff.payments.providers.${value}`) })),
          },
          { kind: 'date', name: 'from', label: t('staff.payments.from') },
          { kind: 'date', name: 'to', label: t('staff.payments.to') },
        ]}
      />
      <Loaded
        query={transactions}
        failedTitle={t('staff.payments.failed')}
        failedText={orderRefusal(transactions.error, t)}
        height="24rem"
      >
        {(data) => <Transactions {...data} list={list} isLoading={transactions.isPlaceholderData} />}
      </Loaded>
    </StaffContent>
  );
}

interface TransactionsProps {
  transactions: readonly StaffTransaction[];
  total: number;
  list: ListAddress<(typeof NAMES)[number]>;
  isLoading: boolean;
}

function Transactions({ transactions, total, list, isLoading }: TransactionsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const money = useMoney();
  return (
    <RecordList
      caption={t('staff.payments.title')}
      list={list}
      columns={['createdAt', 'order', 'method', 'amount', 'status'].map((key) => ({
        key,
        label: t(`staff.payments.columns.${key}`),
        isNumber: key === 'amount',
      }))}
      rows={transactions.map((transaction) => ({
        key: transaction.id,
        href: href('panel/staff-payment', { id: transaction.id }),
        cells: [
          formatDateTime(transaction.createdAt, locale),
          <a key="order" href={href('panel/staff-order', { id: transaction.order.id })}>
            {transaction.order.number}
          </a>,
          paymentWord(transaction, t),
          money(transaction.amount, transaction.currency),
          paymentState(transaction.status, t),
        ],
      }))}
      total={total}
      perPage={PER_PAGE}
      isLoading={isLoading}
      empty={<EmptyState icon={<CreditCard />} title={t('staff.payments.none')} text={t('staff.payments.noneText')} />}
    />
  );
}
