export { createGateways, type Gateways } from './gateways/create-gateways';
export { raiseAlert } from './payment-queries';
export { registerPayments } from './routes';
export { type SettlementContext, sendDueRefunds, settleDuePayments } from './settle-due';
