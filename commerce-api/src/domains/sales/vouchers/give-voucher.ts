import { randomBytes } from 'node:crypto';
import type { CurrencyCode, VoucherType } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { CODE_LENGTH, codeOfBytes } from './voucher-code-rules';
import { transferVoucherMoney } from './voucher-ledger';

interface GivenVoucher {
  marketId: string | number;
  currency: CurrencyCode;
  voucherType: VoucherType;
  /** Minor units. */
  value: number;
  issuedAt: Date;
  validTo: Date;
  /** Without one a code is generated. */
  code?: string;
}

/** Issues a voucher that nobody bought: a gift of the shop. @returns its code, without hyphens */
export async function giveVoucher(trx: Trx, voucher: GivenVoucher): Promise<string> {
  const { marketId, currency, voucherType, value, issuedAt, validTo } = voucher;
  const code = voucher.code ?? codeOfBytes(randomBytes(CODE_LENGTH));
  const inserted = await sql<{ id: string }>`
    insert into issued_vouchers (code, market_id, currency, voucher_type, purpose, value, issued_at, valid_to)
    values (${code}, ${marketId}, ${currency}, ${voucherType}, 'multi', ${value}, ${issuedAt}, ${validTo})
    returning id`.execute(trx);
  await transferVoucherMoney(trx, { kind: 'issue', voucherId: inserted.rows[0]?.id ?? '', amount: value });
  return code;
}
