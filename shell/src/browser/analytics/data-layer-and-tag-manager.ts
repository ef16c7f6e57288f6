/** Chunk that is loaded once the visitor agreed to analytics or marketing. */
export { startDataLayer } from './start-data-layer';
export { startTagManager } from './start-tag-manager';
