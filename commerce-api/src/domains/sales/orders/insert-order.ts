import type { placeOrderRequest } from '@aksamit/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Trx } from '../../../platform/database';
import { hashToken } from '../../../platform/secret-token';
import type { AllowedAge } from '../../booking/slots';
import type { PricedCart } from '../carts';
import { isOfflineMethod } from '../payment-rules';
import { orderLinesOf } from './order-line-rules';
import type { PlaceOrderContext } from './place-order-context';

/**
 * Inserts order, lines, the frozen order payment and the token that opens them, with one statement.
 * @returns its id, and whether it is active at once
 */
export async function insertOrder(
  trx: Trx,
  context: PlaceOrderContext,
  input: z.output<typeof placeOrderRequest> & { age: AllowedAge | null },
  priced: PricedCart,
  orderToken: string,
): Promise<{ orderId: string; isActive: boolean }> {
  const { record, totals, code } = priced;
  const { user } = input;
  const usedCode = totals.standing === 'code' ? code : null;
  const newCustomerDiscount = totals.standing === 'newCustomer' ? totals.discountCodeValue : 0;
  // Nothing is owed: paid at once. To be paid in the salon: accepted at once.
  const isFree = totals.amountDue === 0;
  const doneStatus = isFree || isOfflineMethod(input.paymentMethod) ? 'active' : 'new';
  const inserted = await sql<{ id: string }>`with placed as (
    insert into orders (number, market_id, locale, base_path, user_id, visitor_id, cart_id, cart_version, request_scope,
      currency, done_status, paid_status, payment_method, original_price_total, discount_code_value, price_total,
      amount_due, new_customer_discount, discount_code_id, discount_code, first_name, last_name, email, phone_prefix, phone, gender, invoice,
      address, age_declaration)
    select 'AK-' || to_char(${context.now}::timestamptz at time zone 'Europe/Warsaw', 'YYYY') || '-'
        || lpad(nextval('order_numbers')::text, 6, '0'),
      c.market_id, ${context.locale}, ${context.basePath}, c.user_id, c.visitor_id, c.id, ${input.cartVersion},
      ${context.requestScope}, c.currency, ${doneStatus}, ${isFree ? 'paid' : 'notPaid'}, ${input.paymentMethod},
      ${totals.originalPriceTotal}, ${totals.discountCodeValue}, ${totals.priceTotal}, ${totals.amountDue},
      ${newCustomerDiscount}, ${usedCode?.id ?? null}::bigint, ${usedCode?.code ?? null}, ${user.firstName}, ${user.lastName},
      ${user.email.toLowerCase()}, ${user.phonePrefix}, ${user.phone}, ${user.gender ?? null},
      ${input.invoice ? JSON.stringify(input.invoice) : null}::jsonb,
      ${input.address ? JSON.stringify(input.address) : null}::jsonb, ${input.age}
    from carts c where c.id = ${record.id} returning id),
    lines as (${insertedLines(priced)}),
    payment as (insert into order_payments (order_id, amount, currency, payment_method, status)
      select placed.id, ${totals.amountDue}::integer, ${record.currency}::text, ${input.paymentMethod}::text,
        ${isFree ? 'completed' : 'new'}::text from placed),
    token as (insert into order_tokens (token_hash, order_id) select ${hashToken(orderToken)}::bytea, id from placed)
    select id from placed`.execute(trx);
  const orderId = inserted.rows[0]?.id;
  if (!orderId) throw new Error('Failed to place the order: its cart is gone. Nothing was written.');
  return { orderId, isActive: doneStatus === 'active' };
}

/** SQL: writes the lines of the order `placed`. */
function insertedLines({ record, totals, prices }: PricedCart): RawBuilder<unknown> {
  const lines = record.items.flatMap((item, index) => {
    const amounts = totals.lines[index];
    if (!item.isAccepted || !amounts) return [];
    return orderLinesOf({ ...item, ...amounts }, index).map((part, piece) => {
      // A chosen slot belongs to the first piece.
      const startAt = piece === 0 ? item.startAt : null;
      return {
        position: part.position,
        item_type: item.itemType,
        product_id: item.productId,
        name: item.product.name,
        slugs: item.product.slugs,
        quantity: part.quantity,
        standard_price: part.standardPrice,
        discount_code_value: part.discountCodeValue,
        price: part.price,
        lowest_price_value: prices[index]?.lowestPriceValue ?? null,
        vat_rate: item.product.vatRate,
        data: item.data,
        confirmed_label: item.isConfirmed ? item.product.checkboxLabel : null,
        location_id: item.location?.id ?? null,
        start_at: startAt,
        later_reservation: startAt === null && item.itemType !== 'voucher',
      };
    });
  });
  return sql`insert into order_items (order_id, position, item_type, product_id, name, slugs, quantity, standard_price,
      discount_code_value, price, lowest_price_value, vat_rate, data, confirmed_label, location_id, start_at,
      later_reservation)
    select placed.id, l.* from placed, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (position int,
      item_type text, product_id bigint, name jsonb, slugs jsonb, quantity int, standard_price int,
      discount_code_value int, price int, lowest_price_value int, vat_rate int, data jsonb,
      confirmed_label jsonb, location_id bigint,
      start_at timestamptz, later_reservation boolean)`;
}
