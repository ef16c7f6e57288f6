export { cancelIssuedVouchers, issueVouchers } from './issue-vouchers';
export { maskVoucherCode, normalizeVoucherCode, showVoucherCode } from './voucher-code-rules';
export { returnToVouchers, spendVoucher } from './voucher-ledger';
export {
  findVoucherByCode,
  findVoucherById,
  type IssuedVoucherRecord,
  listIssuedVouchers,
  listVoucherPayments,
  lockVoucher,
  type VoucherPayment,
  type VoucherRecord,
} from './voucher-queries';
export { type ValueProblem, type VoucherRefusal, voucherRefusal, voucherValueProblem } from './voucher-sale-rules';
