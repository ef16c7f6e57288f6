export { payOutOfTill } from './pay-out-of-till';
export { registerTills } from './routes';
export { type TillContext, takeIntoTill } from './take-into-till';
