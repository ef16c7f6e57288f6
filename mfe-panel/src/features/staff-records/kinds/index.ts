import type { StaffRecordKind } from '../record-kind';
import { articleCategoryKind, authorKind } from './blog';
import { discountCodeKind } from './discount-codes';
import { locationKind } from './locations';
import { bundleKind, offerKind } from './offers';
import { priceKind } from './prices';
import { productKind } from './products';
import { promotionKind } from './promotions';
import { deviceKind, roomKind, therapistKind } from './salons';
import { cityKind, redirectKind } from './site';
import { voucherKind } from './vouchers';

/** In the order of the overview. */
export const KINDS: readonly StaffRecordKind[] = [
  productKind,
  priceKind,
  promotionKind,
  discountCodeKind,
  offerKind,
  bundleKind,
  voucherKind,
  locationKind,
  therapistKind,
  roomKind,
  deviceKind,
  cityKind,
  redirectKind,
  authorKind,
  articleCategoryKind,
];

/** The kinds of records that a role may read. Source: the API's rights. */
export const kindsOf = (role: string): StaffRecordKind[] => KINDS.filter(({ viewers }) => viewers.includes(role));

/** The kind of an address; undefined for none that the role may read. */
export const kindOf = (slug: string, role: string): StaffRecordKind | undefined =>
  kindsOf(role).find((kind) => kind.slug === slug);
