/**
 * Globals that give access outside the render process or reveal facts about it. Files, child processes and threads are
 * denied by its permissions.
 */
const TAKEN = [
  'process',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  // Message loops would outlive their page: no timer stops them.
  'MessageChannel',
  'MessagePort',
  'BroadcastChannel',
  'Worker',
];

/**
 * Removes globals that server bundles must not have. To be called once everything is loaded, since the shell then needs
 * them no more. It guards against mistakes and careless dependencies, not against deliberate circumvention.
 */
export function sealRealm(): void {
  for (const name of TAKEN) Reflect.deleteProperty(globalThis, name);
}
