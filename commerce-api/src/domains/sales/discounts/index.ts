export { type CodeRefusal, codeRefusal } from './discount-code-rules';
export { toDiscountCode } from './discount-code-view';
export {
  type CodeCustomer,
  type DiscountCodeRecord,
  findCode,
  findCodeById,
  lockCode,
  redeemCode,
  releaseCode,
} from './discount-queries';
export {
  lockCustomer,
  newCustomerState,
  redeemNewCustomerDiscount,
  releaseNewCustomerDiscount,
} from './new-customer-queries';
export { rememberCode } from './own-code-queries';
export { registerDiscounts } from './routes';
