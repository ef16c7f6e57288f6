import type { VoucherDesign, VoucherType } from '@aksamit/contracts';

/** The stored data of a voucher's line; its price is its value. */
export interface StoredVoucherData {
  voucherType: VoucherType;
  voucherValue: number;
  voucherFirstName: string | null;
  voucherLastName: string | null;
  voucherEmail: string | null;
  voucherText: string | null;
  voucherLocationId: string | null;
  /** Absent from lines of before, as the date is. */
  voucherDesign?: VoucherDesign;
  /** `YYYY-MM-DD`, local; null: sent when it is paid for. */
  voucherSendOn?: string | null;
}

/** What is stored with a cart line beside its product: a voucher's greeting, or the treatments chosen in a bundle. */
export type StoredItemData = StoredVoucherData | { bundlableProductId: string[] };
