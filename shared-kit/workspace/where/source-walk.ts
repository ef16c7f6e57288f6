import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const IMPORT = /(?:from\s+|import\s*\(\s*(?:\/\*.*?\*\/\s*)?|import\s+)['"](\.[^'"]+)['"]/g;

/** Relative addresses that a source text imports, static, dynamic and re-exported. */
export const relativeImports = (source: string): string[] =>
  [...source.matchAll(IMPORT)].map((match) => match[1] ?? '').filter((address) => address !== '');

/** The file behind an extensionless relative import; undefined for styles, pictures and missing files. */
export function resolveSource(fromFile: string, address: string): string | undefined {
  const base = resolve(dirname(fromFile), address);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts'), join(base, 'index.tsx')];
  return candidates.find((path) => /\.tsx?$/.test(path) && existsSync(path) && statSync(path).isFile());
}

/** A file and all sources that it reaches through relative imports, in the order of their discovery. */
export function reachedSources(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const address of relativeImports(readFileSync(file, 'utf8'))) {
      const target = resolveSource(file, address);
      if (target !== undefined) reached.add(target);
    }
  }
  return [...reached];
}
