// Replaces the federation runtime's reading of mf-manifest.json: the page holds the deployed releases, so no manifest
// is ever fetched. Registering a remote again still empties the (empty) cache. See build/stand-ins.ts.

/** A remote has no data but its registration. */
export const getGlobalRemoteInfo = () => ({});

export class SnapshotHandler {
  manifestCache = new Map();
  // Plugins look through the hooks of all handlers.
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
}
