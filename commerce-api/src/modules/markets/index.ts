export { createMarketDirectory } from './market-directory';
export { registerMarkets } from './routes';
