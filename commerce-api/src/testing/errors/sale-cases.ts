/** Refusals of sales at the desk, with their causes. */
import { sql } from 'kysely';
import { done, type MoneyCase, type MoneyShop, orderOne } from './money-scenes';

const CALLS = ['sale-previews', 'sales'] as const;
type SaleCall = (typeof CALLS)[number];

/** Of the call that sells alone. */
const agreed = (call: SaleCall) =>
  call === 'sales' ? { price: 10_000, email: 'ewa@example.com', ageDeclaration: 'adult' } : {};

type Subject = (shop: MoneyShop) => Promise<object>;

const refused = (call: SaleCall, error: string, subjectOf: Subject): MoneyCase => [
  `POST /admin/${call} ${error}`,
  async (shop) => ({
    method: 'POST',
    url: `/api/admin/${call}`,
    headers: shop.people.manager.headers,
    body: { locationId: '1', ...(await subjectOf(shop)), ...agreed(call) },
  }),
];

const nextOf = async (shop: MoneyShop, productId: string) => ({ orderId: (await orderOne(shop)).id, productId });

/** A visit by phone that was sold already. Written as it stands: what leads to it is tested with the sales. */
const soldVisit: Subject = async (shop) => {
  const order = await orderOne(shop);
  const made = await sql<{ id: string }>`insert into visits (state, location_id, room_id, device_id, therapist_id,
      product_id, during, order_item_id, is_by_salon)
    select 'done', r.location_id, r.id, d.id, t.id, i.product_id,
      tstzrange(now() - interval '4 hours', now() - interval '3 hours'), i.id, true
    from order_items i, rooms r join devices d on d.location_id = r.location_id
      join therapists t on t.location_id = r.location_id
    where i.order_id = ${order.id} and r.location_id = 1 limit 1 returning id`.execute(shop.database.db);
  return { eventId: made.rows[0]?.id ?? '' };
};

const confirmed: Subject = async (shop) => {
  const { headers } = shop.people.admin;
  const body = { hasCheckbox: true, checkboxLabel: { pl: 'Nie jestem w ciąży', en: 'I am not pregnant' } };
  await done(shop, 'PUT', `/admin/products/${shop.products.face}`, headers, body);
  return nextOf(shop, shop.products.face);
};

export const saleCases: readonly MoneyCase[] = [
  ...CALLS.flatMap((call) => [
    refused(call, '404 not_found', (shop) => nextOf(shop, '999999999')),
    refused(call, '409 visit_has_order', soldVisit),
    refused(call, '422 no_price', async (shop) => ({ ...(await nextOf(shop, shop.products.face)), quantity: 9 })),
  ]),
  refused('sales', '409 sale_changed', (shop) => nextOf(shop, shop.products.promoted)),
  refused('sales', '422 confirmation_required', confirmed),
];
