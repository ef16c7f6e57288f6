/**
 * Parts of a page that act, and what the page around them may use. Bundled with each module: an older shell has none, and
 * there the whole page is hydrated.
 */
export { defineIsland, type IslandDefinition } from './define-island';
export { InBrowserOnly, useBrowserRenderingEffect } from './in-browser-only';
export { Island } from './island';
export { usePublishOnce } from './use-publish-once';
