export { isMethodAvailable, needsPayerAddress, offeredMethods, type PaymentSubject } from './offered-methods';
export { isOfflineMethod, isPaymentOpen, mayPaymentBecome, paymentStage } from './payment-state';
