// Stands in for the federation runtime's reading of mf-manifest.json: what is live stands in the page, so that no
// manifest is ever fetched. Registering a remote again still empties the (empty) cache. See build/stand-ins.ts.

/** Nothing is known of any remote but what it was registered with. */
export const getGlobalRemoteInfo = () => ({});

export class SnapshotHandler {
  manifestCache = new Map();
  // Plugins look through the hooks of all handlers.
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
}
