import { OrderFacts } from './order-facts';
import { OrderHistory } from './order-history';
import { OrderInvoices } from './order-invoices';
import { OrderLines } from './order-lines';
import { OrderPayments } from './order-payments';
import { Sheet } from './order-style';
import { OrderVisits, type OrderVisitsProps } from './order-visits';

/** All of one order: what was bought, the money, the documents, the visits, the customer and what happened. */
export function OrderView({ order, salonNames }: OrderVisitsProps) {
  return (
    <Sheet>
      <div>
        <OrderLines order={order} />
        <OrderPayments order={order} />
        <OrderInvoices order={order} />
        <OrderVisits order={order} salonNames={salonNames} />
      </div>
      <div>
        <OrderFacts order={order} />
        <OrderHistory order={order} />
      </div>
    </Sheet>
  );
}
