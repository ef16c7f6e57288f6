import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callNames } from './response-shapes';

const NAME = /(['"])((?:GET|POST|PUT|DELETE) \/[^'"\s]*)\1/g;
/** In front of a name: a call whose response is not read (`sendToApi`). */
const NOT_READ = /\bsendToApi\(\s*\w+,\s*$/;

/**
 * API calls whose responses the sources below these folders read, sorted. They are found by their names, which `callApi`
 * takes as literals; tests do not count. The kit's folders have scripts instead where it is installed from a registry.
 */
export function usedCalls(folders: readonly string[]): string[] {
  const found = folders
    .flatMap((folder) => sourcesBelow(folder))
    .flatMap((file) => namesIn(readFileSync(file, 'utf8')));
  return callNames.filter((name) => found.includes(name)).sort();
}

const namesIn = (source: string): string[] =>
  [...source.matchAll(NAME)]
    .filter(({ index }) => !NOT_READ.test(source.slice(0, index)))
    .map(([, , name = '']) => name);

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(tsx?|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
