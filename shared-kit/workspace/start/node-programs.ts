import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

/** Programs that run in Node, by package: entry → file in the package's dist folder (same name, .js). */
const PROGRAMS: Record<string, string[]> = {
  'commerce-api': ['src/start-api.ts', 'src/start-worker.ts', 'src/prepare-database.ts', 'sandbox/start-sandbox.ts'],
  shell: ['src/server/start-page-server.ts'],
};

/** Programs that may read no other file, so that everything is bundled into them (same name, .cjs). */
const WHOLE_PROGRAMS: Record<string, string[]> = { shell: ['src/server/render-process/render-worker.ts'] };

/** The workspace's own packages are TypeScript and are bundled; everything from the registry is loaded as it is. */
const bundleOwnPackages: Plugin = {
  name: 'bundle-own-packages',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@aksamit/') ? undefined : { path, external: true },
    );
  },
};

/** Writes a file only when it changes, in one step: another start of this checkout may be running the old one. */
function writeChanged(file: string, contents: Uint8Array): boolean {
  if (existsSync(file) && readFileSync(file).equals(contents)) return false;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
  return true;
}

const SEVERAL_FILES = {
  format: 'esm',
  plugins: [bundleOwnPackages],
  sourcemap: true,
  sourcesContent: false,
} satisfies BuildOptions;
const ONE_FILE = { format: 'cjs', outExtension: { '.js': '.cjs' } } satisfies BuildOptions;

/**
 * Bundles the programs of API and page server (a second or less for all).
 * @returns names of the programs that changed
 */
export async function buildNodePrograms(root: string): Promise<string[]> {
  const changed: string[] = [];
  const all = [
    ...Object.entries(PROGRAMS).map(([folder, entries]) => ({ folder, entries, options: SEVERAL_FILES })),
    ...Object.entries(WHOLE_PROGRAMS).map(([folder, entries]) => ({ folder, entries, options: ONE_FILE })),
  ];
  for (const { folder, entries, options } of all) {
    const result = await build({
      absWorkingDir: join(root, folder),
      entryPoints: entries,
      outdir: 'dist',
      entryNames: '[name]',
      bundle: true,
      write: false,
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      ...options,
    });
    for (const file of result.outputFiles) {
      if (writeChanged(file.path, file.contents) && /\.c?js$/.test(file.path)) changed.push(file.path);
    }
  }
  return changed;
}
