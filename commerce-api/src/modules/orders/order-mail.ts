/** E-mails about orders, written in the transaction of what they tell. */
import type { LocaleCode } from '@aksamit/shared-kit/contracts';
import { sql } from 'kysely';
import en from '../../locales/messages-en.json';
import pl from '../../locales/messages-pl.json';
import type { Trx } from '../../platform/database';
import { queueMessage } from '../messages';
import { giveOrderToken } from './order-access';

interface MailedOrder {
  number: string;
  locale: LocaleCode;
  email: string;
  firstName: string;
  currency: string;
  amountDue: number;
  /** Path of the page that shows the order's payment. */
  page: string;
  items: { name: Record<LocaleCode, string>; quantity: number; price: number; lowestPriceValue: number | null }[];
}

async function findMailedOrder(trx: Trx, orderId: string): Promise<MailedOrder | null> {
  const found = await sql<MailedOrder>`select o.number, o.locale, o.email, o.first_name as "firstName", o.currency,
      o.amount_due as "amountDue",
      o.base_path || (case o.locale when 'pl' then '/platnosc/potwierdzenie/' else '/payment/confirmation/' end)
        || op.id || '/' as page,
      (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'price', i.price,
        'lowestPriceValue', i.lowest_price_value) order by i.position) from order_items i where i.order_id = o.id) as items
    from orders o join order_payments op on op.order_id = o.id where o.id = ${orderId}`.execute(trx);
  return found.rows[0] ?? null;
}

function moneyText(amountMinor: number, { currency, locale }: MailedOrder): string {
  return new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'pl-PL', { style: 'currency', currency }).format(
    amountMinor / 100,
  );
}

function rowsOf(order: MailedOrder) {
  const texts = { pl, en }[order.locale];
  const items = order.items.map(({ name, quantity, price, lowestPriceValue }) => ({
    label: quantity > 1 ? `${name[order.locale]} × ${quantity}` : name[order.locale],
    ...(lowestPriceValue === null
      ? {}
      : { note: texts.lowestPrice.replace('{price}', () => moneyText(lowestPriceValue, order)) }),
    value: moneyText(price, order),
  }));
  return [...items, { label: texts.total, value: moneyText(order.amountDue, order) }];
}

/**
 * Writes an e-mail about an order to whoever made it, once per `cause` (the order's id unless said). Its link carries a
 * further token of the order.
 */
export async function queueOrderMail(
  trx: Trx,
  kind: 'orderPlaced' | 'paymentReceived' | 'paymentFailed' | 'orderCanceled',
  orderId: string,
  cause = orderId,
): Promise<void> {
  const order = await findMailedOrder(trx, orderId);
  if (!order) return;
  const { number, firstName, locale, email, amountDue, page } = order;
  const isLinked = kind !== 'orderCanceled';
  await queueMessage(trx, {
    onceKey: `${kind}:${cause}`,
    channel: 'email',
    kind,
    to: email,
    locale,
    data: {
      values: { number, firstName, amount: moneyText(amountDue, order) },
      ...(kind === 'orderPlaced' ? { rows: rowsOf(order) } : {}),
      ...(isLinked ? { path: `${page}?order-token=` } : {}),
    },
    ...(isLinked ? { secret: await giveOrderToken(trx, orderId) } : {}),
  });
}
