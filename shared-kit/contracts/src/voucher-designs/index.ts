/** Gift vouchers as the form shows and the PDF prints them: drawings of the designs, and the dates of sending. */
export { voucherDrawings } from './drawings';
export { lastSendDate, SEND_HOUR, sendDateProblem } from './send-dates';
export { VOUCHER_DRAWING_SIZE, type VoucherStroke } from './voucher-stroke';
