export { createMarketDirectory } from './market-directory';
export { purgeVisitors } from './purge-visitors';
export { registerMarkets } from './routes';
