import { staffDiscountCodeInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RecordKind } from '../../people/staff';

/** Codes, as staff edit them. */
export const discountCodeKind: RecordKind = {
  one: 'discountCode',
  many: 'discountCodes',
  path: '/admin/discount-codes',
  rights: { read: 'manageDiscountCodes', write: 'manageDiscountCodes' },
  table: 'discount_codes',
  idType: 'bigint',
  input: staffDiscountCodeInput,
  // Orders refer to it; its value when it was used stays true.
  fixed: ['marketId', 'code', 'discountType'],
  shown: { usedCount: { schema: z.int(), read: sql`r.used_count` } },
  searched: sql`r.code`,
  filters: ['marketId', 'enabled'],
  sorts: ['code', 'validTo'],
  refusals: {
    discount_codes_market_id_code_key: { field: 'code', message: 'taken' },
    discount_codes_within_limit: { field: 'totalLimit', message: 'too_small' },
    discount_codes_check: { field: 'discountValue', message: 'too_big' },
  },
};
