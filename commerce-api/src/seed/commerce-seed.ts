/** Seed of carts, codes, orders and accounts. */
import { sql } from 'kysely';
import { hashPassword, recordConsents } from '../domains/people/accounts';
import { giveVoucher } from '../domains/sales/vouchers';
import type { Trx } from '../platform/database';
import type { SeedStep } from '../platform/prepare';

/** AKSAMIT10: 10 %. LATO50: 50 PLN or £10 off. One code has ended, one is used up, one has a single use left. */
async function seedDiscountCodes(trx: Trx, now: Date): Promise<void> {
  await sql`insert into discount_codes (market_id, code, discount_type, discount_value, valid_to, total_limit,
      customer_limit, used_count)
    select m.id, c.code, c.discount_type, case when m.slug = 'en' then c.value_en else c.value_pl end,
      c.valid_to, c.total_limit, c.customer_limit, c.used_count
    from markets m cross join (values
      ('AKSAMIT10', 'percentage', 10, 10, null::timestamptz, null::int, null::int, 0),
      ('LATO50', 'amount', 5000, 1000, null, null, 5, 0),
      ('WIOSNA2026', 'percentage', 15, 15, ${new Date(now.getTime() - 30 * 86_400_000)}::timestamptz, null, null, 0),
      ('PREMIERA', 'percentage', 20, 20, null, 3, null, 3),
      ('OSTATNI', 'percentage', 25, 25, null, 1, null, 0)
    ) as c (code, discount_type, value_pl, value_en, valid_to, total_limit, customer_limit, used_count)
    where m.slug in ('pl', 'en')`.execute(trx);
}

/** The demo customer: anna@example.com with the password Aksamit-2026. */
async function seedCustomer(trx: Trx): Promise<void> {
  const inserted = await sql<{ id: string }>`
    insert into users (market_id, email, email_verified_at, password_hash, first_name, last_name, gender, date_birth,
      phone_prefix, phone, phone_verified_at)
    select m.id, 'anna@example.com', now(), ${await hashPassword('Aksamit-2026')}, 'Anna', 'Kowalska', 'female',
      '1991-04-12', '48', '501234567', now()
    from markets m where m.slug = 'pl' returning id`.execute(trx);
  const userId = inserted.rows[0]?.id ?? null;
  await recordConsents(trx, { userId, orderId: null }, [{ type: 'regulations', value: true }], 'registration');
}

/** LASER15: 15 % off laser treatments only. */
async function seedCategoryCode(trx: Trx): Promise<void> {
  await sql`insert into discount_codes (market_id, code, discount_type, discount_value, product_category_id)
    select m.id, 'LASER15', 'percentage', 15, c.id
    from markets m cross join product_categories c where c.code = 'epilation'`.execute(trx);
}

/** A voucher to pay with in each market: 200 PLN, £50. */
const demoVouchers = [
  { market: 'pl', currency: 'PLN', value: 20_000, code: 'AKSAMTPREZENT222' },
  { market: 'en', currency: 'GBP', value: 5_000, code: 'AKSAMTGFTCARD222' },
] as const;

async function seedVouchersToPayWith(trx: Trx, now: Date): Promise<void> {
  for (const { market, currency, value, code } of demoVouchers) {
    const found = await sql<{ id: number }>`select id from markets where slug = ${market}`.execute(trx);
    const marketId = found.rows[0]?.id;
    if (marketId === undefined) continue;
    const validTo = new Date(now.getTime() + 180 * 86_400_000);
    await giveVoucher(trx, { marketId, currency, voucherType: 'electronic', value, code, issuedAt: now, validTo });
  }
}

export const commerceSeedSteps: readonly SeedStep[] = [
  { name: '0101-discount-codes', run: seedDiscountCodes },
  { name: '0102-demo-customer', run: seedCustomer },
  { name: '0103-category-code', run: seedCategoryCode },
  { name: '0104-vouchers-to-pay-with', run: seedVouchersToPayWith },
];
