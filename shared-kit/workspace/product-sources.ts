/** Source files of the product, for the tests that hold all of it to one way of doing a thing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const workspace = join(__dirname, '..', '..');

/** No tests, no test data, no seeds, no texts. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.split(sep).some((part) => ['testing', 'seed', 'dist'].includes(part)))
    .map((file) =>
      relative(workspace, join(workspace, folder, file))
        .split(sep)
        .join('/'),
    );
}

/** Paths from the workspace's folder, with slashes: of the modules, the shell, the API, its sandbox and the kit. */
export function productSources(): string[] {
  return readdirSync(workspace, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(mfe-.+|shell|commerce-api)$/.test(entry.name))
    .flatMap(({ name }) => (name === 'commerce-api' ? [`${name}/src`, `${name}/sandbox`] : [`${name}/src`]))
    .concat(['contracts', 'module-sdk', 'release', 'ui'].map((name) => `shared-kit/${name}/src`))
    .flatMap(sourcesIn);
}

/** Patterns that a line of the text matches. */
export const patternsIn = (text: string, patterns: readonly RegExp[]): RegExp[] =>
  patterns.filter((pattern) => text.split('\n').some((line) => pattern.test(line)));

/** Each file that matches a pattern, with the pattern. */
export const matchesIn = (files: readonly string[], patterns: readonly RegExp[]): string[] =>
  files.flatMap((file) =>
    patternsIn(readFileSync(join(workspace, file), 'utf8'), patterns).map((pattern) => `${file}: ${pattern.source}`),
  );
