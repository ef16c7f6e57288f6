export { giveVoucher } from './give-voucher';
export { cancelIssuedVouchers, issueVouchers, lockUnusedVouchers, markVoucherMailed } from './issue-vouchers';
export { maskVoucherCode, normalizeVoucherCode, showVoucherCode } from './voucher-code-rules';
export { returnToVouchers, spendVoucher, splitReturn, type VoucherReturn } from './voucher-ledger';
export {
  findVoucherByCode,
  findVoucherById,
  type IssuedVoucherRecord,
  issuedVouchersOf,
  listIssuedVouchers,
  listVoucherPayments,
  lockVoucher,
  selectOrdersPaidBy,
  type VoucherPayment,
  type VoucherRecord,
  voucherPaymentsOf,
} from './voucher-queries';
export { type ValueProblem, type VoucherRefusal, voucherRefusal, voucherValueProblem } from './voucher-sale-rules';
