import type {
  LocaleCode,
  OrderDoneStatus,
  OrderInvoice,
  OrderItem,
  OrderPaidStatus,
  OrderRefund,
  PaymentMethod,
  PaymentRefusal,
  PaymentStatus,
  UserGender,
  UserInvoice,
} from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database';
import { type PageLocale, pageAddress } from '../../../platform/page-address';
import { sortedBy } from '../../../platform/pagination';
import { bodyPartsOfLine, type StoredItemData } from '../carts';
import { unpaidTimes } from './unpaid-times';

type Localized = Record<LocaleCode, string>;

export interface OrderItemRecord
  extends Omit<OrderItem, 'product' | 'savings' | 'bundlableProductId' | 'data' | 'confirmedLabel'> {
  productId: string;
  productGender: string;
  /** Codes of the body parts that it is for. */
  bodyParts: string[];
  data: StoredItemData | null;
  confirmedLabel: Localized | null;
  voucherLocation: { id: string; name: Localized; city: string } | null;
  name: Localized;
  slugs: Localized;
}

export interface OrderRecord {
  id: string;
  number: string;
  createdAt: string;
  marketId: string;
  userId: string | null;
  doneStatus: OrderDoneStatus;
  paidStatus: OrderPaidStatus;
  paymentMethod: PaymentMethod;
  currency: string;
  originalPriceTotal: number;
  discountCodeValue: number;
  newCustomerDiscount: number;
  priceTotal: number;
  amountDue: number;
  amountPaid: number;
  amountRefunded: number;
  discountCode: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phonePrefix: string;
  phone: string;
  gender: UserGender | null;
  invoice: UserInvoice | null;
  address: { address: string; city: string; postalCode: string; country: string } | null;
  orderPaymentId: string;
  items: OrderItemRecord[];
  invoices: OrderInvoice[];
  refunds: OrderRefund[];
}

const orderColumns = sql`o.id, o.number, o.created_at as "createdAt", o.market_id::text as "marketId",
  o.user_id as "userId", o.done_status as "doneStatus", o.paid_status as "paidStatus",
  o.payment_method as "paymentMethod", o.currency, o.original_price_total as "originalPriceTotal",
  o.discount_code_value as "discountCodeValue",
  o.new_customer_discount as "newCustomerDiscount", o.price_total as "priceTotal", o.amount_due as "amountDue",
  o.amount_paid as "amountPaid", o.amount_refunded as "amountRefunded", o.discount_code as "discountCode", o.first_name as "firstName",
  o.last_name as "lastName", o.email, o.phone_prefix as "phonePrefix", o.phone, o.gender, o.invoice, o.address,
  op.id as "orderPaymentId",
  (select json_agg(json_build_object('id', i.id, 'itemType', i.item_type, 'productId', i.product_id::text,
      'productGender', p.gender, 'bodyParts', ${bodyPartsOfLine}, 'name', i.name, 'slugs', i.slugs, 'quantity', i.quantity, 'price', i.price, 'amountWaived', i.amount_waived, 'standardPrice', i.standard_price,
      'discountCodeValue', i.discount_code_value, 'lowestPriceValue', i.lowest_price_value,
      'data', i.data, 'confirmedLabel', i.confirmed_label, 'voucherLocation', (select json_build_object('id', vl.id::text, 'name', vl.name, 'city', vc.name)
        from locations vl join cities vc on vc.id = vl.city_id
        where i.item_type = 'voucher' and vl.id = (i.data ->> 'voucherLocationId')::bigint),
      'locationCity', ci.name, 'locationId', i.location_id::text, 'startAt', i.start_at,
      'laterReservation', i.later_reservation) order by i.position)
    from order_items i join products p on p.id = i.product_id left join locations l on l.id = i.location_id left join cities ci on ci.id = l.city_id
    where i.order_id = o.id) as items,
  coalesce((select json_agg(json_build_object('number', f.number, 'kind', f.kind, 'issuedAt', f.issued_at,
      'total', (f.content ->> 'total')::int, 'eInvoiceNumber', f.e_invoice_number)
      order by f.issued_at, f.replaces_id is not null, f.kind desc, f.sequence)
    from invoices f where f.order_id = o.id), '[]') as invoices,
  coalesce((select json_agg(json_build_object('id', b.id, 'createdAt', b.created_at, 'amount', b.amount,
      'reason', b.reason, 'state', b.state) order by b.created_at, b.id)
    from (select r.id, r.created_at, r.amount, r.reason, case
          when exists (select from payment_refunds p where p.order_refund_id = r.id and p.state = 'failed') then 'failed'
          when exists (select from payment_refunds p where p.order_refund_id = r.id and p.state <> 'done') then 'requested'
          else 'done' end as state
        from order_refunds r where r.order_id = o.id
      union all select p.id, p.created_at, p.amount, p.reason, p.state from payment_refunds p
        join payment_transactions t on t.id = p.payment_transaction_id
        where t.order_payment_id = op.id and p.order_refund_id is null) b), '[]') as refunds`;

async function findOne(db: Db | Trx, condition: RawBuilder<unknown>): Promise<OrderRecord | null> {
  const found = await sql<OrderRecord>`select ${orderColumns} from orders o
    join order_payments op on op.order_id = o.id where ${condition}`.execute(db);
  return found.rows[0] ?? null;
}

export const findOrder = (db: Db | Trx, orderId: string) => findOne(db, sql`o.id = ${orderId}`);

/** Id of the order that a request has made; null when there is none. */
export async function findIdOfScope(db: Db | Trx, scope: string): Promise<string | null> {
  const found = await sql<{ id: string }>`select id from orders where request_scope = ${scope}`.execute(db);
  return found.rows[0]?.id ?? null;
}

const ORDERS = { createdAt: sql`o.created_at`, number: sql`o.number`, priceTotal: sql`o.price_total` };

/** A customer's orders, the newest first unless sorted. `date`: the local one of the order. */
export async function listOrders(
  db: Db,
  userId: string,
  page: {
    limit: number;
    offset: number;
    date?: string | undefined;
    doneStatus?: OrderDoneStatus | undefined;
    sort?: string | undefined;
  },
) {
  const isListed = sql`o.user_id = ${userId}
    and (${page.doneStatus ?? null}::text is null or o.done_status = ${page.doneStatus ?? null}::text)
    and (${page.date ?? null}::date is null
      or (o.created_at at time zone 'Europe/Warsaw')::date = ${page.date ?? null}::date)`;
  const found = await sql<OrderRecord>`select ${orderColumns} from orders o
    join order_payments op on op.order_id = o.id where ${isListed}
    order by ${sortedBy(page.sort, ORDERS)} o.created_at desc, o.id limit ${page.limit} offset ${page.offset}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from orders o
    where ${isListed}`.execute(db);
  return { orders: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface OrderPaymentRecord {
  id: string;
  createdAt: string;
  orderId: string;
  orderNumber: string;
  marketId: string;
  price: number;
  currency: string;
  paymentMethod: PaymentMethod;
  status: PaymentStatus;
  continueUrl: string;
  cashAllowed: boolean;
  /** A part may be paid in the salon already, minor units. */
  amountPaid: number;
  /** A slot is reserved until payment; one whose hold has ended is held again by the next attempt. */
  hasHeldSlot: boolean;
  /** Its hour to be paid at a gateway is over; as in the trigger of migration 0144. */
  isHoldOver: boolean;
  /** ISO 8601; ends of the hold, of the hour to be paid at a gateway, and of the unpaid order. */
  heldUntil: string | null;
  slotPayableUntil: string | null;
  unpaidUntil: string | null;
  hasAddress: boolean;
  doneStatus: OrderDoneStatus;
  paidStatus: OrderPaidStatus;
  payments: {
    id: string;
    createdAt: string;
    price: number;
    currency: string;
    externalId: string | null;
    continueUrl: string;
    redirectUrl: string | null;
    status: PaymentStatus;
    paymentMethod: PaymentMethod;
    paymentProvider: string;
    refusal: PaymentRefusal | null;
    awaitsBankApp: boolean;
  }[];
}

type OrderPaymentRow = Omit<OrderPaymentRecord, 'continueUrl'> & PageLocale;

/** Query: the order payment with all its attempts, the latest first. @param condition on `order_payments op` */
const orderPaymentOf = (condition: RawBuilder<unknown>): RawBuilder<OrderPaymentRow> => sql<OrderPaymentRow>`
    select op.id, op.created_at as "createdAt", o.id as "orderId", o.number as "orderNumber",
      o.market_id::text as "marketId", op.amount as price,
      op.currency, op.payment_method as "paymentMethod", op.status, o.done_status as "doneStatus",
      o.paid_status as "paidStatus", o.amount_paid as "amountPaid",
      o.base_path as "basePath", o.locale,
      (select bool_and(p.can_payment_by_cash) from order_items i join products p on p.id = i.product_id
        where i.order_id = o.id) as "cashAllowed", o.address is not null as "hasAddress",
      exists (select from order_items i join visits v on v.order_item_id = i.id
        where i.order_id = o.id and i.visit_count > 0 and v.state in ('held', 'released')) as "hasHeldSlot",
      payment_hold_over(op.id) as "isHoldOver", ${unpaidTimes},
      coalesce((select json_agg(json_build_object('id', t.id, 'createdAt', t.created_at, 'price', t.amount,
          'currency', t.currency, 'externalId', t.external_id, 'continueUrl', t.continue_url,
          'redirectUrl', t.redirect_url, 'status', t.status, 'paymentMethod', t.payment_method,
          'paymentProvider', t.payment_provider, 'refusal', t.refusal,
          'awaitsBankApp', t.code_charged_at is not null and t.status in ('new', 'pending', 'undefined')) order by t.created_at desc, t.id)
        from payment_transactions t where t.order_payment_id = op.id), '[]') as payments
    from order_payments op join orders o on o.id = op.order_id where ${condition}`;

function toOrderPaymentRecord({ basePath, locale, ...record }: OrderPaymentRow): OrderPaymentRecord {
  const page = { basePath, locale };
  return { ...record, continueUrl: pageAddress('cart-checkout/payment-confirmation', page, { id: record.id }) };
}

/** The order payment with all its attempts, the latest first. */
export async function findOrderPayment(db: Db | Trx, orderPaymentId: string): Promise<OrderPaymentRecord | null> {
  const found = await orderPaymentOf(sql`op.id = ${orderPaymentId}`).execute(db);
  const [row] = found.rows;
  return row ? toOrderPaymentRecord(row) : null;
}

/** An order with its payment, in one round trip. */
export async function findOrderAndPayment(
  db: Db | Trx,
  orderId: string,
): Promise<{ order: OrderRecord; payment: OrderPaymentRecord } | null> {
  const payment = sql`(select to_json(p) from (${orderPaymentOf(sql`op.order_id = ${orderId}`)}) p)`;
  const found = await sql<OrderRecord & { payment: OrderPaymentRow }>`select ${orderColumns}, ${payment} as payment
    from orders o join order_payments op on op.order_id = o.id where o.id = ${orderId}`.execute(db);
  const [row] = found.rows;
  if (!row) return null;
  const { payment: paid, ...order } = row;
  return { order, payment: toOrderPaymentRecord(paid) };
}
