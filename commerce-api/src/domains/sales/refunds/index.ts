export { completeCashRefund } from './complete-cash-refund';
export type { RefundRequest } from './plan-refund';
export { previewRefund } from './preview-refund';
export { refundCanceledOrders } from './refund-canceled-orders';
export { refundOrder } from './refund-order';
export { listRefunds, type RefundRecord } from './refund-queries';
export { refundWithdrawnLines } from './refund-withdrawn-lines';
export { registerRefunds } from './routes';
export { selectWithdrawals } from './withdrawal-queries';
