/** The fixture of API tests of vouchers: vouchers on sale, and issued ones. */
import { sql } from 'kysely';
import { giveVoucher as give } from '../domains/sales/vouchers';
import { type Db, inTransaction } from '../platform/database';

export interface TestVoucherProducts {
  /** 150 PLN on its record. */
  electronic: string;
  paper: string;
  /** £30 in market en. */
  british: string;
}

async function insertVoucherProduct(db: Db, market: string, kind: 'electronic' | 'paper', value: number) {
  const code = `test-voucher-${market}-${kind}`;
  const name = JSON.stringify({ pl: `Voucher ${kind}`, en: `Voucher ${kind}` });
  const inserted = await sql<{ id: string }>`
    insert into products (code, type, gender, category_id, name, slugs, lead, content, duration, vat_rate)
    select ${code}, 'voucher', 'all', c.id, ${name}::jsonb, ${JSON.stringify({ pl: code, en: `${code}-en` })}::jsonb,
      ${JSON.stringify({ pl: 'x', en: 'x' })}::jsonb, (select content from products order by id limit 1), 0, 0
    from product_categories c where c.code = 'test' returning id`.execute(db);
  const id = inserted.rows[0]?.id ?? '';
  // Values apart from those of the demo data, which are unique by market and kind.
  await sql`insert into voucher_products (product_id, market_id, kind, value, valid_months, purpose)
    select ${id}, m.id, ${kind}, ${value}, 6, 'multi' from markets m where m.slug = ${market}`.execute(db);
  return id;
}

/** Vouchers on sale beside the products of `makeProducts`. */
export async function makeVoucherProducts(db: Db): Promise<TestVoucherProducts> {
  return {
    electronic: await insertVoucherProduct(db, 'pl', 'electronic', 15_000),
    paper: await insertVoucherProduct(db, 'pl', 'paper', 15_000),
    british: await insertVoucherProduct(db, 'en', 'electronic', 3_000),
  };
}

/** A voucher that the shop gave away. @returns its code */
export async function giveVoucher(
  db: Db,
  value: number,
  { market = 'pl', endsInDays = 30 }: { market?: string; endsInDays?: number } = {},
): Promise<string> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  return inTransaction(db, async (trx) => {
    const found = await sql<{ id: number }>`select id from markets where slug = ${market}`.execute(trx);
    return give(trx, {
      marketId: found.rows[0]?.id ?? 0,
      currency: market === 'pl' ? 'PLN' : 'GBP',
      voucherType: 'electronic',
      value,
      issuedAt: inDays(-90),
      validTo: inDays(endsInDays),
    });
  });
}

export async function balanceOf(db: Db, code: string): Promise<number | undefined> {
  const found = await sql<{ balance: number }>`select balance from issued_vouchers where code = ${code}`.execute(db);
  return found.rows[0]?.balance;
}
