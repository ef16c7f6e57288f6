/** What reaches out of a render process, or tells of it. Files, child processes and threads are denied by its permissions. */
const TAKEN = [
  'process',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  // Loops over messages would outlive their page: no timer of theirs could be stopped.
  'MessageChannel',
  'MessagePort',
  'BroadcastChannel',
  'Worker',
];

/**
 * Takes from this realm what server bundles must not have. To be called once everything is loaded: what the shell needs of
 * it, it has by then. A guard against mistakes and careless dependencies; who wants to get around it will.
 */
export function sealRealm(): void {
  for (const name of TAKEN) Reflect.deleteProperty(globalThis, name);
}
