import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiCalls } from './read-sources';

const CALL = /^(GET|POST|PUT|DELETE) (?:\/api)?(\/\S*)$/;

/**
 * A call's name as the contracts write it, `GET /products/{slug}`; null for what is no call. A path may begin with `/api` and
 * write parameters as routes do: `GET /api/products/:slug`.
 */
export function callName(asked: string): string | null {
  const [, method, path] = CALL.exec(asked.trim()) ?? [];
  return method && path ? `${method} ${path.replace(/:(\w+)/g, '{$1}')}` : null;
}

/** Paths that a route of this call may be registered under; of a kind of record the path of its list. */
export function routePaths(call: string): string[] {
  const path = call.replace(/^\S+ /, '').replace(/\{(\w+)\}/g, ':$1');
  return [`/api${path}`, path, ...(path.startsWith('/admin/') ? [path.replace(/\/:id$/, '')] : [])];
}

/**
 * Where a call is declared, answered and made, a line each; empty when the contracts do not know it.
 * @param clients folders of the workspace that call the API: modules and shell
 */
export function describeCall(root: string, clients: readonly string[], call: string): string[] {
  const within = (folders: readonly string[], matches: (line: string) => boolean) =>
    folders.flatMap((folder) => linesWith(root, folder, matches));
  const declared = within(['shared-kit/contracts/src'], (line) => line.includes(`'${call}': `));
  if (declared.length === 0) return [];
  const routes = routePaths(call)
    .map((path) => within(['commerce-api/src/domains'], (line) => line.includes(`'${path}'`)))
    .find((found) => found.length > 0);
  const callers = within(
    clients.map((folder) => `${folder}/src`),
    (line) => apiCalls(line).includes(call),
  );
  return [
    `call      ${call}`,
    ...declared.map((line) => `contract  ${line}`),
    ...(routes ?? ['not found']).map((line) => `route     ${line}`),
    ...(callers.length === 0 ? ['none'] : callers).map((line) => `called in ${line}`),
  ];
}

/** `file:line` of all matching lines in a folder's sources, without tests and generated declarations. */
function linesWith(root: string, folder: string, matches: (line: string) => boolean): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !/\.(test\.tsx?|d\.ts)$/.test(name)).sort();
  return files.flatMap((file) =>
    readFileSync(join(root, folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (matches(line) ? [`${folder}/${file}:${index + 1}`] : [])),
  );
}
