export { anonymizeOldOrders, purgeOldConsents } from './expire-personal-data';
export { registerPrivacy } from './routes';
