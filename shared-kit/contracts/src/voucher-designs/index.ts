/** Gift vouchers without a schema, which browsers need not load: names and drawings of the designs, and the dates of sending. */
export { DEFAULT_VOUCHER_DESIGN, VOUCHER_DESIGNS, type VoucherDesign } from './design-names';
export { voucherDrawings } from './drawings';
export { lastSendDate, SEND_HOUR, sendDateProblem } from './send-dates';
export { VOUCHER_DRAWING_SIZE, type VoucherStroke } from './voucher-stroke';
