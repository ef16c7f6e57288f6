import { useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState } from '@aksamit/ui';
import { ORDERS_PER_PAGE, staffOrdersQuery } from '../features/staff-orders/api/get-orders';
import { DeskResults } from '../features/staff-orders/components/desk-results';
import { orderColumns, orderRow } from '../features/staff-orders/components/order-rows';
import { DONE_STATUSES, ORDER_FILTERS, PAID_STATUSES } from '../features/staff-orders/order-filters';
import { orderRefusal } from '../features/staff-orders/order-refusal';
import { ListFilters } from '../staff-kit/list/list-filters';
import { StaffContent } from '../staff-kit/list/list-style';
import { RecordList } from '../staff-kit/list/record-list';
import { StaffHeading } from '../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../staff-kit/list/use-list-address';
import { staffSalonsQuery } from '../staff-kit/salons/get-staff-salons';
import { Loaded } from '../states/loaded';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-orders',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/zamowienia/'], en: ['/admin/orders/'] },
  area: 'staff',
  component: StaffOrdersPage,
});

/** Orders: for managers and admins the list of all; for the reception a search of the person at the desk. */
export function StaffOrdersPage() {
  const t = useTranslate();
  return (
    <StaffPage name={t('staff.orders.title')}>
      {(user) => (
        <StaffContent>
          <StaffHeading title={t('staff.orders.title')} />
          {user.role === 'staff' ? <DeskOrders /> : <AllOrders user={user} />}
        </StaffContent>
      )}
    </StaffPage>
  );
}

const DESK_FILTERS = ['q'] as const;

function DeskOrders() {
  const t = useTranslate();
  const href = useHref();
  const list = useListAddress(DESK_FILTERS);
  return (
    <>
      <ListFilters
        label={t('staff.orders.find')}
        list={list}
        fields={[{ kind: 'search', name: 'q', label: t('staff.orders.desk.search') }]}
      />
      <DeskResults search={list.values.q} hrefOf={(id) => href('panel/staff-order', { id })} />
    </>
  );
}

type OrdersAddress = ListAddress<(typeof ORDER_FILTERS)[number]>;

function AllOrders({ user }: { user: { id: string; role: string } }) {
  const t = useTranslate();
  const href = useHref();
  const locale = useLocaleFormats();
  const list = useListAddress(ORDER_FILTERS);
  const orders = useQuery(staffOrdersQuery(useHttp(), list.query));
  const words = { locale, hrefOf: (id: string) => href('panel/staff-order', { id }) };
  return (
    <>
      <OrderFilters list={list} user={user} />
      <Loaded
        query={orders}
        failedTitle={t('staff.orders.failed')}
        failedText={orderRefusal(orders.error, t)}
        height="24rem"
      >
        {({ orders: found, total }) => (
          <RecordList
            caption={t('staff.orders.title')}
            list={list}
            columns={orderColumns(t)}
            rows={found.map((order) => orderRow(order, words))}
            total={total}
            perPage={ORDERS_PER_PAGE}
            isLoading={orders.isPlaceholderData}
            empty={<NoOrders isFiltered={Object.values(list.values).some((value) => value !== '')} />}
          />
        )}
      </Loaded>
    </>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslate();
  if (!isFiltered) return <EmptyState title={t('staff.orders.none')} text={t('staff.orders.noneText')} />;
  return <EmptyState title={t('staff.orders.empty')} text={t('staff.orders.emptyText')} />;
}

function OrderFilters({ list, user }: { list: OrdersAddress; user: { id: string; role: string } }) {
  const t = useTranslate();
  const salons = useQuery(staffSalonsQuery(useHttp(), user));
  const choice = (name: 'done' | 'paid', values: readonly string[]) => ({
    kind: 'choice' as const,
    name,
    label: t(`staff.orders.filters.${name}`),
    options: values.map((value) => ({ value, label: t(`staff.orders.${name}.${value}`) })),
  });
  return (
    <ListFilters
      label={t('staff.orders.find')}
      list={list}
      views="orders"
      fields={[
        { kind: 'search', name: 'q', label: t('staff.orders.filters.q') },
        choice('done', DONE_STATUSES),
        choice('paid', PAID_STATUSES),
        {
          kind: 'choice',
          name: 'at',
          label: t('staff.orders.filters.at'),
          options: (salons.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        { kind: 'date', name: 'from', label: t('staff.orders.filters.from') },
        { kind: 'date', name: 'to', label: t('staff.orders.filters.to') },
      ]}
    />
  );
}
