/** E-mails about orders, written in the transaction of the event that they report. */

import type { CartItemType, LocaleCode } from '@aksamit/contracts';
import { moneyText, reductionOf } from '@aksamit/contracts/money';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { DEFAULT_VOUCHER_DESIGN } from '@aksamit/contracts/voucher-designs';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { dateText, dateTimeText, noonOf } from '../../../platform/date-text';
import { pageAddress } from '../../../platform/page-address';
import { type Write, writeTogether } from '../../../platform/write-together';
import { messageWrite } from '../../operations/messages';
import type { StoredItemData } from '../carts';
import { newOrderToken } from '../order-tokens';
import en from '../texts/en.json';
import pl from '../texts/pl.json';

interface MailedOrder {
  number: string;
  locale: LocaleCode;
  email: string;
  firstName: string;
  currency: string;
  priceTotal: number;
  amountDue: number;
  orderPaymentId: string;
  basePath: string;
  items: {
    id: string;
    itemType: CartItemType;
    name: Record<LocaleCode, string>;
    quantity: number;
    price: number;
    /** The price before the code: the promotion's price. */
    promoPrice: number;
    lowestPriceValue: number | null;
    data: StoredItemData | null;
    /** Of a visit that is booked with it. */
    startAt: string | null;
    salon: { name: Record<LocaleCode, string>; address: string; postalCode: string; city: string } | null;
  }[];
}

async function findMailedOrder(trx: Trx, orderId: string): Promise<MailedOrder | null> {
  const found = await sql<MailedOrder>`select o.number, o.locale, o.email, o.first_name as "firstName", o.currency,
      o.price_total as "priceTotal", o.amount_due as "amountDue",
      op.id as "orderPaymentId", o.base_path as "basePath",
      (select json_agg(json_build_object('id', i.id, 'itemType', i.item_type, 'name', i.name, 'quantity', i.quantity,
        'price', i.price, 'promoPrice', i.price + i.discount_code_value + i.amount_waived,
        'lowestPriceValue', i.lowest_price_value, 'data', i.data, 'startAt', i.start_at,
        'salon', (select json_build_object('name', l.name, 'address', l.address, 'postalCode', l.postal_code,
            'city', c.name) from locations l join cities c on c.id = l.city_id where l.id = i.location_id))
        order by i.position) from order_items i where i.order_id = o.id) as items
    from orders o join order_payments op on op.order_id = o.id where o.id = ${orderId}`.execute(trx);
  return found.rows[0] ?? null;
}

/** The lowest price of the 30 days before a reduction, in all and of one, as the pages have it; null without one. */
function lowestPriceNote(item: MailedOrder['items'][number], currency: string, locale: LocaleCode): string | null {
  const { itemType, quantity, promoPrice, lowestPriceValue } = item;
  const reduction = reductionOf({ paid: promoPrice, lowestPiece: lowestPriceValue, pieces: quantity });
  if (!reduction) return null;
  const texts = { pl, en }[locale].orderMail;
  const { lowest, lowestEach } = reduction;
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const price = moneyText(lowest, currency, locale);
  if (lowestEach === null) return fill(texts.lowestPrice, { price });
  const each = fill(texts.each[itemType], { price: moneyText(lowestEach, currency, locale) });
  return fill(texts.lowestPriceEach, { price, each });
}

/** `piątek, 4 czerwca 2027, 10:00, Aksamit Łódź Piotrkowska, ul. Piotrkowska 1, 90-001 Łódź`; null without a visit. */
function visitNote({ startAt, salon }: MailedOrder['items'][number], locale: LocaleCode): string | null {
  if (!startAt || !salon) return null;
  const { name, address, postalCode, city } = salon;
  return `${dateTimeText(new Date(startAt), locale)}, ${name[locale]}, ${address}, ${postalCode} ${city}`;
}

/** The design of a voucher, and the day on which it leaves for its recipient. */
function voucherNotes({ data }: MailedOrder['items'][number], locale: LocaleCode): string[] {
  if (!data || !('voucherValue' in data)) return [];
  const texts = { pl, en }[locale].voucherLine;
  const { voucherDesign = DEFAULT_VOUCHER_DESIGN, voucherSendOn, voucherEmail } = data;
  const design = texts.design.replace('{name}', () => texts.designs[voucherDesign]);
  if (!voucherSendOn || !voucherEmail || voucherSendOn <= storeDateOf(new Date())) return [design];
  const date = dateText(noonOf(voucherSendOn), locale);
  return [design, texts.leaves.replace('{date}', () => date).replace('{email}', () => voucherEmail)];
}

function rowsOf(order: MailedOrder) {
  const { locale, currency } = order;
  const texts = { pl, en }[locale].orderMail;
  const items = order.items.map((item) => {
    const { name, quantity, price } = item;
    const notes = [
      visitNote(item, locale),
      ...voucherNotes(item, locale),
      lowestPriceNote(item, currency, locale),
    ].filter((note) => note !== null);
    return {
      label: quantity > 1 ? `${name[locale]} × ${quantity}` : name[locale],
      ...(notes.length === 0 ? {} : { note: notes.join('. ') }),
      value: moneyText(price, currency, locale),
    };
  });
  const byVoucher = order.priceTotal - order.amountDue;
  const vouchers =
    byVoucher > 0 ? [{ label: texts.paidWithVoucher, value: moneyText(-byVoucher, currency, locale) }] : [];
  return [...items, ...vouchers, { label: texts.total, value: moneyText(order.amountDue, currency, locale) }];
}

/** The withdrawal: its lines only, the refunded amount, and the waived one. */
function withdrawnRows({ items, locale, currency }: MailedOrder, withdrawn: WithdrawnLines) {
  const texts = { pl, en }[locale].orderMail;
  const lines = items.flatMap(({ id, name, quantity }) => {
    const line = withdrawn.lines.find(({ orderItemId }) => orderItemId === id);
    const label = quantity > 1 ? `${name[locale]} × ${quantity}` : name[locale];
    return line ? [{ label, value: moneyText(line.amount, currency, locale) }] : [];
  });
  const sums = [
    { label: texts.refund, amount: withdrawn.refunded },
    { label: texts.noLongerDue, amount: withdrawn.waived },
  ].filter(({ amount }) => amount > 0);
  return [...lines, ...sums.map(({ label, amount }) => ({ label, value: moneyText(amount, currency, locale) }))];
}

/** Of a withdrawal, minor units. */
export interface WithdrawnLines {
  /** The withdrawn part of each line's price. */
  lines: readonly { orderItemId: string; amount: number }[];
  refunded: number;
  waived: number;
}

export type OrderMailKind = keyof typeof isLinked;

/** Which of them lead to the order's page. */
const isLinked = {
  orderPlaced: true,
  paymentReceived: true,
  paymentFailed: true,
  orderCanceled: false,
  /** Money was refunded; `amountMinor` states how much. */
  orderRefunded: true,
  /** Paid, but the slot was gone: the money is refunded automatically. */
  slotLost: true,
  /** The customer withdrew from the contract at `at`: content, date and time on a durable medium. */
  withdrawalReceived: true,
};
/** Those that list the ordered items. */
const LISTING: readonly OrderMailKind[] = ['orderPlaced'];

/**
 * Writes an e-mail about an order to the person who made it, once per `cause` (default: the order's id; or a refund's,
 * a payment's). Its link carries a further token of the order.
 * @param facts what the order itself does not hold: a sum in minor units instead of the amount due, an instant
 *   instead of now, the lines of a withdrawal
 */
export async function queueOrderMail(
  trx: Trx,
  kind: OrderMailKind,
  orderId: string,
  cause = orderId,
  facts: MailFacts = {},
): Promise<void> {
  await writeTogether(trx, await orderMailWrites(trx, kind, orderId, cause, facts));
}

interface MailFacts {
  amountMinor?: number;
  at?: Date;
  withdrawn?: WithdrawnLines;
}

/** The same as writes that are sent together with others; none when there is no such order. */
export async function orderMailWrites(
  trx: Trx,
  kind: OrderMailKind,
  orderId: string,
  cause = orderId,
  facts: MailFacts = {},
): Promise<Write[]> {
  const order = await findMailedOrder(trx, orderId);
  if (!order) return [];
  const { number, firstName, locale, email, currency, amountDue } = order;
  const page = pageAddress('cart-checkout/payment-confirmation', order, { id: order.orderPaymentId });
  const amount = moneyText(facts.amountMinor ?? amountDue, currency, locale);
  const link = isLinked[kind] ? newOrderToken(orderId) : null;
  const message = messageWrite({
    onceKey: `${kind}:${cause}`,
    channel: 'email',
    kind,
    to: email,
    locale,
    data: {
      values: { number, firstName, amount, at: dateTimeText(facts.at ?? new Date(), locale) },
      ...(facts.withdrawn ? { rows: withdrawnRows(order, facts.withdrawn) } : {}),
      ...(LISTING.includes(kind) ? { rows: rowsOf(order) } : {}),
      ...(link ? { path: `${page}?order-token=` } : {}),
    },
    ...(link ? { secret: link.token } : {}),
  });
  return link ? [link.write, message] : [message];
}
