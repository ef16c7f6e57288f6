export { bookRefund, cancelGivenUp } from './book-refund';
export { endUnpaidOrders } from './end-unpaid-orders';
export { lowerOrder } from './lower-order';
export { loweredParts } from './lowering-rules';
export { marketOfOrder } from './market-of-order';
export { orderReaderOf, requireOrder, requireOrderPayment } from './order-access';
export { queueOrderMail } from './order-mail';
export { findOrder, findOrderPayment, type OrderPaymentRecord } from './order-queries';
export { isOwedFor, mayOrderBecome, maySalonTakePayment, mayShopperPay } from './order-state';
export { toOrderPayment } from './order-view';
export { redeemVoucher } from './redeem-voucher';
export { registerOrders } from './routes';
export {
  acceptForSalon,
  bookPayment,
  endOrder,
  finishUsedOrder,
  holdUntilPaid,
  type LockedOrder,
  lockOrder,
} from './settle-order';
export { withdrawUntil } from './withdrawal-time-rules';
