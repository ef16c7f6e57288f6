import { saleState, staffDiscountCodeInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RecordKind } from '../../people/staff';

/** As `codeRefusal` has it of a code that no customer has used yet. */
const state = sql`(case when not r.enabled then 'off' when r.valid_from > now() then 'coming' when r.valid_to < now() then 'over'
  when r.used_count >= r.total_limit then 'usedUp' else 'on' end)`;

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
  shown: {
    usedCount: { schema: z.int(), read: sql`r.used_count` },
    state: { schema: saleState, read: state },
  },
  searched: sql`r.code`,
  filters: ['marketId', 'enabled'],
  filtered: { state: (value) => sql`${state} = ${value}` },
  sorts: ['code', 'validTo'],
  refusals: {
    discount_codes_market_id_code_key: { field: 'code', message: 'taken' },
    discount_codes_within_limit: { field: 'totalLimit', message: 'too_small' },
    discount_codes_check: { field: 'discountValue', message: 'too_big' },
  },
};
