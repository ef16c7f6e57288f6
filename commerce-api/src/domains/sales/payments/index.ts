export { comparePaymentsOfDays } from './compare-payments';
export { listPaymentDifferences, type PaymentDifference } from './comparison-queries';
export { endRefund, type GoneRefund, markRefunded } from './end-refund';
export { createGateways, type Gateways } from './gateways/create-gateways';
export { purgeOldNotices } from './notice-queries';
export { raiseAlert } from './payment-queries';
export { registerPayments } from './routes';
export { type SettlementContext, sendDueRefunds, settleDuePayments } from './settle-due';
