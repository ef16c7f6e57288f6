import createCache, { type EmotionCache } from '@emotion/cache';

const caches = new Map<string, EmotionCache>();

/**
 * The emotion cache of a root's key; roots of one key share it. Adopts the server's style blocks of that key. Speedy
 * also in development: rules are inserted through the CSSOM, which the page's content security policy allows.
 */
export function emotionCache(key: string): EmotionCache {
  let cache = caches.get(key);
  if (!cache) {
    cache = createCache({ key, speedy: true });
    // Selectors like :first-child are safe here: no style element ever stands between siblings.
    cache.compat = true;
    caches.set(key, cache);
  }
  return cache;
}
