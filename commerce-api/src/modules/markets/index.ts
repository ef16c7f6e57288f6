export { createMarketDirectory, type MarketDirectory } from './market-directory';
export { registerMarkets } from './routes';
