import type { StaffOrder } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Button, Dialog, LinkButton } from '@aksamit/ui';
import { useState } from 'react';
import { mayRefund, mayTakePayment } from '../refund-choice';
import { CorrectionForm } from './correction-form';
import { PaymentForm } from './payment-form';
import { RefundForm } from './refund-form';
import type { TillSalon } from './till-note';
import { VoucherForm } from './voucher-form';

/** Roles with the right to refund and to correct invoices. The API enforces it. Source: readings.md, "Roles". */
const REFUNDING_ROLES: readonly string[] = ['manager', 'admin'];

type Action = 'payment' | 'voucher' | 'refund' | 'correction';

/** What the address opens: `?do=payment`, as the sale at the desk links to it. */
const askedFor = (text: string | null): Action | null => (text === 'payment' || text === 'voucher' ? text : null);

export interface OrderActionsProps {
  order: StaffOrder;
  /** Names of salons by id. */
  salonNames: ReadonlyMap<string, string>;
  role: string;
  /** The salon whose till takes the money. */
  tillOf: TillSalon;
}

/** What can be done with an order now, by its state and the person's rights; each in a dialog of its own. */
export function OrderActions({ order, salonNames, role, tillOf }: OrderActionsProps) {
  const t = useTranslate();
  const href = useHref();
  const [search] = useSearchParams();
  const takesMoney = mayTakePayment(order);
  const [open, setOpen] = useState<Action | null>(takesMoney ? askedFor(search.get('do')) : null);
  const close = () => setOpen(null);
  const dialogOf = (action: Action) => ({
    open: open === action,
    title: t(`staff.orders.${action}.title`),
    closeLabel: t('staff.close'),
    onClose: close,
  });
  return (
    <>
      {takesMoney ? (
        <>
          <Button onClick={() => setOpen('payment')}>{t('staff.orders.payment.title')}</Button>
          <Button variant="secondary" onClick={() => setOpen('voucher')}>
            {t('staff.orders.voucher.title')}
          </Button>
        </>
      ) : null}
      <LinkButton variant="secondary" href={`${href('panel/staff-sale')}?${new URLSearchParams({ order: order.id })}`}>
        {t('staff.sales.next')}
      </LinkButton>
      {REFUNDING_ROLES.includes(role) && mayRefund(order) ? (
        <Button variant="secondary" onClick={() => setOpen('refund')}>
          {t('staff.orders.refund.title')}
        </Button>
      ) : null}
      {REFUNDING_ROLES.includes(role) && order.invoices?.length ? (
        <Button variant="secondary" onClick={() => setOpen('correction')}>
          {t('staff.orders.correction.title')}
        </Button>
      ) : null}
      <Dialog {...dialogOf('payment')}>
        <PaymentForm order={order} tillOf={tillOf} onClose={close} />
      </Dialog>
      <Dialog {...dialogOf('voucher')}>
        <VoucherForm order={order} tillOf={tillOf} onClose={close} />
      </Dialog>
      <Dialog {...dialogOf('refund')}>
        <RefundForm order={order} salonNames={salonNames} onClose={close} />
      </Dialog>
      <Dialog {...dialogOf('correction')}>
        <CorrectionForm order={order} onClose={close} />
      </Dialog>
    </>
  );
}
