import type { App } from './app-types';

/** Of calls that need no login; the longest that the shop's pages send is an order of fifty lines. */
export const ANONYMOUS_BODY_BYTES = 64 * 1024;

/** Staff write articles, customers send their profile: both are authenticated. */
const NEEDS_LOGIN = /^\/api\/(me|admin)(\/|$)/;

/** Gives every route that needs no login the smaller limit, unless it has one of its own. Before the routes. */
export function limitAnonymousBodies(app: App): void {
  app.addHook('onRoute', (route) => {
    if (NEEDS_LOGIN.test(route.url)) return;
    route.bodyLimit ??= ANONYMOUS_BODY_BYTES;
  });
}
