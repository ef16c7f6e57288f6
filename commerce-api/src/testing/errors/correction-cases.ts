/** Refusals of corrections of invoices, with their causes. */
import { companyInvoice, placeOrder } from '../commerce-fixture';
import { type MoneyCase, type MoneyShop, managed } from './money-scenes';

const CALLS = ['invoice-correction-previews', 'invoice-corrections'] as const;
const BODY = { reason: 'Zwrot', buyer: companyInvoice, documentsBefore: 7 };

const refused = (call: (typeof CALLS)[number], code: string, isInvoiced: boolean): MoneyCase => [
  `POST /admin/orders/{id}/${call} 409 ${code}`,
  async (shop: MoneyShop) => {
    const asked = isInvoiced ? { invoice: companyInvoice } : {};
    const { order, headers: own } = await placeOrder(shop, shop.products.calves, asked);
    if (isInvoiced) {
      await managed(shop, 'POST', `/admin/orders/${order.id}/payments`, { method: 'cash' });
      // The first request issues it.
      await shop.call('GET', `/api/orders/${order.id}/invoice`, { headers: own });
    }
    const { headers } = shop.people.manager;
    return { method: 'POST', url: `/api/admin/orders/${order.id}/${call}`, headers, body: BODY };
  },
];

export const correctionCases: readonly MoneyCase[] = CALLS.flatMap((call) => [
  refused(call, 'invoice_not_ready', false),
  refused(call, 'documents_changed', true),
]);
