export { createMarketDirectory } from './market-directory';
export { upsertVisitor } from './market-queries';
export { purgeVisitors } from './purge-visitors';
export { registerMarkets } from './routes';
