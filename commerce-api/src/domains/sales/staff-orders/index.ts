export { findStaffOrder, resolveDifference } from './order-queries';
export { requireOrderInScope, seenFrom } from './order-scope';
export { registerStaffOrders } from './routes';
export { takePayment } from './take-payment';
