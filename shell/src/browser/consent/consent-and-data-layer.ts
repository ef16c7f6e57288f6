/** Chunk that is loaded once the page is idle. */
export { startDataLayer } from '../analytics/start-data-layer';
export { startTagManager } from '../analytics/start-tag-manager';
export { startConsent } from './start-consent';
