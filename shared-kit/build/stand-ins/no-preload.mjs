// Replaces the federation runtime's preloading: the page server names all scripts of a page itself, and the runtime's
// hints would only repeat that. See build/stand-ins.ts.

const refuse = () => {
  throw new Error('Failed to preload: pages name their scripts themselves. Use the preloads of the page server.');
};

export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const defaultPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
