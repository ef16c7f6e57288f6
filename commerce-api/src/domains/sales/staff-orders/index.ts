export { resolveDifference } from './order-queries';
export { registerStaffOrders } from './routes';
export { takePayment } from './take-payment';
