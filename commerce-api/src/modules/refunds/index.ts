export { refundCanceledOrders } from './refund-canceled-orders';
export { type RefundWish, refundOrder } from './refund-order';
export { listRefunds, type RefundRecord } from './refund-queries';
export { registerRefunds } from './routes';
