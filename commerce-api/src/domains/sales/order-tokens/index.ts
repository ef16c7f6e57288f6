export { findPaymentIdOf, giveOrderToken, knownOrderTokens, newOrderToken } from './order-tokens';
