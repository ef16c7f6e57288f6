import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * Metrics of the running process: memory, garbage collection, event loop. Their observers end only with the process,
 * and hold all that they were made with: called once, by a program. An app that is built and closed many times in one
 * process, as in tests, goes without.
 */
export function collectProcessMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
