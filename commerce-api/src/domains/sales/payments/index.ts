export { comparePaymentsOfDays } from './compare-payments';
export { listPaymentDifferences, type PaymentDifference } from './comparison-queries';
export { endRefund, type GoneRefund, markRefunded } from './end-refund';
export { raiseAlert } from './payment-queries';
export { createGateways, type Gateways } from './providers';
export { registerPayments } from './routes';
export { type SettlementContext, sendDueRefunds, settleDuePayments } from './settle-due';
export { purgeOldWebhooks } from './webhook-queries';
