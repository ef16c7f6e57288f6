import type { IncomingHttpHeaders } from 'node:http';
import { projectOf, type SandboxProject } from './project';

/** Keys that a request names: in its X-Sentry-Auth header, its query and its envelope's DSN. */
export function keysOf(headers: IncomingHttpHeaders, query: Record<string, unknown>, dsn: unknown): string[] {
  const header = headers['x-sentry-auth'];
  const inHeader = typeof header === 'string' ? /^Sentry .*\bsentry_key=([^,\s]+)/i.exec(header)?.[1] : undefined;
  return [inHeader, query.sentry_key, typeof dsn === 'string' ? keyOfDsn(dsn) : undefined].filter(
    (key) => typeof key === 'string',
  );
}

/** Whether it is the project's envelope: at least one key is named, and none is another than its own. */
export function isAuthentic(keys: string[], projectId: string, project: SandboxProject): boolean {
  return projectId === project.projectId && keys.length > 0 && keys.every((key) => key === project.publicKey);
}

function keyOfDsn(dsn: string): string {
  try {
    return projectOf(dsn).publicKey;
  } catch {
    return '';
  }
}
