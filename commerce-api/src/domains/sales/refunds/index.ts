export { completeCashRefund } from './complete-cash-refund';
export { refundCanceledOrders } from './refund-canceled-orders';
export { type RefundRequest, refundOrder } from './refund-order';
export { listRefunds, type RefundRecord } from './refund-queries';
export { refundWithdrawnLines } from './refund-withdrawn-lines';
export { registerRefunds } from './routes';
