export { rateBefore } from './exchange-rate-queries';
export { type ExchangeRate, inZloty, rateText } from './exchange-rate-rules';
export { lookUpRates } from './look-up-rates';
