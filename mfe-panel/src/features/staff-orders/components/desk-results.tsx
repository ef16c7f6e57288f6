import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, Notice, Skeleton, VisuallyHidden } from '@aksamit/ui';
import { purchaseSearch, purchasesQuery } from '../../../staff-kit/purchases/purchase-search';
import { WideTable } from '../../../states/wide-table';
import { type DeskOrder, ordersOf } from '../desk-orders';
import { orderRefusal } from '../order-refusal';
import { customerOf, phoneOf } from '../order-words';

const COLUMNS = ['number', 'customer', 'treatments', 'status'] as const;

export interface DeskResultsProps {
  /** What was typed. */
  search: string;
  hrefOf(orderId: string): string;
}

/** Orders of the person at the desk. Only those with a visit in one's own salons can be opened. */
export function DeskResults({ search, hrefOf }: DeskResultsProps) {
  const t = useTranslate();
  const purchases = useQuery(purchasesQuery(useHttp(), search));
  if (purchaseSearch(search) === null) {
    return <EmptyState title={t('staff.orders.desk.title')} text={t('staff.orders.desk.text')} />;
  }
  if (purchases.error) {
    return (
      <Notice tone="alert" title={t('staff.orders.failed')} announce="polite">
        {orderRefusal(purchases.error, t)}
      </Notice>
    );
  }
  if (!purchases.data) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="12rem" shape="card" />
      </div>
    );
  }
  const orders = ordersOf(purchases.data);
  if (orders.length === 0) {
    return <EmptyState title={t('staff.orders.empty')} text={t('staff.orders.desk.text')} />;
  }
  return (
    <WideTable
      caption={t('staff.orders.title')}
      columns={COLUMNS.map((key) => ({ key, label: t(`staff.orders.columns.${key}`), isPlain: key !== 'status' }))}
      rows={orders.map((order) => deskRow(order, hrefOf, t))}
    />
  );
}

const deskRow = (order: DeskOrder, hrefOf: DeskResultsProps['hrefOf'], t: ReturnType<typeof useTranslate>) => ({
  key: order.id,
  cells: [
    order.isMasked ? (
      order.number
    ) : (
      <a key="number" href={hrefOf(order.id)}>
        {order.number}
      </a>
    ),
    `${customerOf(order.customer)}, ${phoneOf(order.customer)}`,
    <ul key="treatments">
      {order.treatments.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>,
    <span key="status" style={{ display: 'grid' }}>
      {t(order.isPaid ? 'staff.orders.desk.paid' : 'staff.orders.desk.unpaid')}
      {order.isMasked ? <small>{t('staff.orders.desk.masked')}</small> : null}
    </span>,
  ],
});
