import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { useStaffSalon } from '../features/staff-frame/staff-salon-context';
import { staffOrderQuery } from '../features/staff-orders/api/get-order';
import { OrderActions } from '../features/staff-orders/components/order-actions';
import { OrderView } from '../features/staff-orders/components/order-view';
import { orderRefusal } from '../features/staff-orders/order-refusal';
import { usePreservedFocus } from '../focus/use-preserved-focus';
import { StaffContent } from '../staff-kit/list/list-style';
import { StaffHeading } from '../staff-kit/list/staff-heading';
import { staffSalonsQuery } from '../staff-kit/salons/get-staff-salons';
import { Loaded } from '../states/loaded';
import { StaffPage } from './staff-page';

export default definePage({
  name: 'staff-order',
  layout: 'workspace',
  rendering: 'private',
  patterns: { pl: ['/admin/zamowienia/:id/'], en: ['/admin/orders/:id/'] },
  area: 'staff',
  component: StaffOrderPage,
});

interface OrderUser {
  id: string;
  role: string;
}

/** One order, with what can be done with it. */
export function StaffOrderPage() {
  const t = useTranslate();
  const { id = '' } = usePageParams();
  return (
    <StaffPage name={t('staff.orders.one')} isOfSalon>
      {(user) => <Order key={id} orderId={id} user={user} />}
    </StaffPage>
  );
}

function Order({ orderId, user }: { orderId: string; user: OrderUser }) {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const salon = useStaffSalon();
  const order = useQuery(staffOrderQuery(http, orderId));
  const salons = useQuery(staffSalonsQuery(http, user));
  // What was paid or refunded takes its button along.
  const content = usePreservedFocus<HTMLDivElement>();
  const salonNames = new Map((salons.data ?? []).map(({ id, name }) => [id, name]));
  const back = { href: href('panel/staff-orders'), label: t('staff.orders.title') };
  const shown = order.data;
  if (!shown && isHttpError(order.error) && order.error.status === 404) return <NoOrder href={back.href} />;
  return (
    <div ref={content}>
      <StaffContent>
        <StaffHeading
          title={shown ? t('staff.orders.number', { number: shown.number }) : t('staff.orders.one')}
          back={back}
          actions={
            shown ? <OrderActions order={shown} salonNames={salonNames} role={user.role} tillOf={salon} /> : null
          }
        />
        <Loaded
          query={order}
          failedTitle={t('staff.orders.oneFailed')}
          failedText={orderRefusal(order.error, t)}
          height="30rem"
        >
          {(loaded) => <OrderView order={loaded} salonNames={salonNames} />}
        </Loaded>
      </StaffContent>
    </div>
  );
}

/** Not there, or of other salons: the API answers both alike. */
function NoOrder({ href }: { href: string }) {
  const t = useTranslate();
  return (
    <EmptyState
      headingLevel={1}
      title={t('staff.orders.notFound')}
      text={t('staff.orders.notFoundText')}
      action={<LinkButton href={href}>{t('staff.orders.toList')}</LinkButton>}
    />
  );
}
