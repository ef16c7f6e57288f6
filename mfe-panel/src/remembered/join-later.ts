import type { HttpClient } from '@aksamit/module-sdk/http';

/** Loads and starts `joinRemembered` after a login: the login itself needs none of it. A lost script is for the next time. */
export function joinRememberedLater(http: HttpClient): void {
  import(/* webpackChunkName: "join-remembered" */ './join-remembered').then(
    ({ joinRemembered }) => joinRemembered(http),
    () => undefined,
  );
}
