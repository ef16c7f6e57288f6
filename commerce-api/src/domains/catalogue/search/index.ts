export { registerSearch } from './routes';
export { purgeSearchCounts } from './search-counts';
