/** Codes and salons, as staff edit them. */
import { staffDiscountCodeInput, staffLocationInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RecordKind } from '../../people/staff';

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
  columns: {
    marketId: 'market_id',
    code: 'code',
    discountType: 'discount_type',
    discountValue: 'discount_value',
    productCategoryId: 'product_category_id',
    enabled: 'enabled',
    validFrom: 'valid_from',
    validTo: 'valid_to',
    totalLimit: 'total_limit',
    customerLimit: 'customer_limit',
  },
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

export const locationKind: RecordKind = {
  one: 'location',
  many: 'locations',
  path: '/admin/locations',
  rights: { read: 'readOffer', write: 'manageLocations' },
  table: 'locations',
  idType: 'bigint',
  input: staffLocationInput,
  fixed: ['code'],
  columns: {
    code: 'code',
    adidCode: 'adid_code',
    enabled: 'enabled',
    name: 'name',
    slugs: 'slugs',
    content: 'content',
    cityId: 'city_id',
    postalCode: 'postal_code',
    address: 'address',
    lat: 'lat',
    lng: 'lng',
    phone: 'phone',
    email: 'email',
    isVirtual: 'is_virtual',
    position: 'position',
    pictureId: 'picture_id',
  },
  links: { categoryIds: { table: 'location_categories', own: 'location_id', other: 'category_id' } },
  searched: sql`(r.code || ' ' || (r.name ->> 'pl') || ' ' || r.address)`,
  filters: ['cityId', 'enabled'],
  sorts: ['code', 'position'],
};
