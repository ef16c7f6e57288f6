export { createPrzelewy24Client, type Przelewy24Client } from './przelewy24/client';
export { registerPayments } from './routes';
export { type SettlementContext, sendDueRefunds, settleDuePayments } from './settle-due';
