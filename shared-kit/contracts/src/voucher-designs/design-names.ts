/** The designs that a buyer chooses from; the first is that of vouchers of before. */
export const VOUCHER_DESIGNS = ['classic', 'botanical', 'silhouette'] as const;
export type VoucherDesign = (typeof VOUCHER_DESIGNS)[number];

/** The design of a voucher whose data name none. */
export const DEFAULT_VOUCHER_DESIGN: VoucherDesign = 'classic';
