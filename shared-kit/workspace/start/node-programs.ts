import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { hashInputs, lockedPackages } from '@aksamit/build/release-inputs';
import type { BuildOptions, Plugin } from 'esbuild';

/** Programs that run in Node, by package: entry → file in the package's dist folder (same name, .js). */
const PROGRAMS: Record<string, string[]> = {
  'commerce-api': ['src/start-api.ts', 'src/start-worker.ts', 'src/prepare-database.ts', 'sandbox/start-sandbox.ts'],
  shell: ['src/server/start-page-server.ts'],
};

/** Programs that may read no other file, so that everything is bundled into them (same name, .cjs). */
const WHOLE_PROGRAMS: Record<string, string[]> = { shell: ['src/server/render-process/render-worker.ts'] };

/** Folders whose files the programs are made of. A build that reads another file of the workspace fails. */
const SOURCES = ['commerce-api', 'shell', 'shared-kit'];

/**
 * Packages of hundreds of small files: a program that loads them one by one takes twice as long to start. They are
 * bundled like our own packages, with what they import and with all packages that hand them their own objects.
 */
const BUNDLED = /^(@aksamit\/|@zxcvbn-ts\/|(fastify-type-provider-zod|kysely|otpauth|stripe|zod)(\/|$))/;

/** The other packages of the registry are loaded as they are; so are fastify's, which are CommonJS. */
const bundleSmallFiles: Plugin = {
  name: 'bundle-small-files',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      const ofBundled = resolveDir.includes(`${sep}node_modules${sep}`) && !path.startsWith('@fastify/');
      return kind === 'entry-point' || BUNDLED.test(path) || ofBundled ? undefined : { path, external: true };
    });
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
  plugins: [bundleSmallFiles],
  sourcemap: true,
  sourcesContent: false,
} satisfies BuildOptions;
const ONE_FILE = { format: 'cjs', outExtension: { '.js': '.cjs' } } satisfies BuildOptions;

/** What was built last: from which inputs, and each file's hash. */
interface BuildRecord {
  inputs: string;
  files: Record<string, string>;
}

const hashOf = (contents: Uint8Array): string => createHash('sha256').update(contents).digest('hex');

/** Whether the record is of these inputs and its files are still there, unchanged. */
function isBuilt(root: string, recordFile: string, inputs: string): boolean {
  try {
    const record = JSON.parse(readFileSync(recordFile, 'utf8')) as BuildRecord;
    return (
      record.inputs === inputs &&
      Object.entries(record.files).every(([file, hash]) => hashOf(readFileSync(join(root, file))) === hash)
    );
  } catch {
    return false;
  }
}

/** @throws when a program is made of a file whose change would not be noticed */
function requireKnownSources(folder: string, root: string, inputs: string[]): void {
  const unknown = inputs
    .map((input) => relative(root, resolve(folder, input)))
    .find((file) => !file.includes('node_modules') && !SOURCES.some((source) => file.startsWith(`${source}${sep}`)));
  if (unknown === undefined) return;
  throw new Error(`Failed to build the programs: ${unknown} is outside of ${SOURCES.join(', ')}. Move it there.`);
}

/** Bundles the programs of one package. @returns its files, by their path from the workspace's root */
async function bundle(
  root: string,
  folder: string,
  entries: string[],
  options: Partial<typeof SEVERAL_FILES | typeof ONE_FILE>,
) {
  const { build } = await import('esbuild');
  const absWorkingDir = join(root, folder);
  const { outputFiles, metafile } = await build({
    absWorkingDir,
    entryPoints: entries,
    outdir: 'dist',
    entryNames: '[name]',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
  });
  requireKnownSources(absWorkingDir, root, Object.keys(metafile.inputs));
  return outputFiles.map(({ path, contents }) => ({ file: relative(root, path), contents }));
}

/**
 * Bundles the programs of API and page server, unless their sources and packages are those of the last build.
 * @returns names of the programs that changed
 */
export async function buildNodePrograms(root: string): Promise<string[]> {
  const recordFile = join(root, '.cache', 'builds', 'node-programs.json');
  const sources = SOURCES.map((folder) => join(root, folder));
  const inputs = hashInputs(sources, [lockedPackages(root), process.versions.node]);
  if (isBuilt(root, recordFile, inputs)) return [];
  const bundles = await Promise.all([
    ...Object.entries(PROGRAMS).map(([folder, entries]) => bundle(root, folder, entries, SEVERAL_FILES)),
    ...Object.entries(WHOLE_PROGRAMS).map(([folder, entries]) => bundle(root, folder, entries, ONE_FILE)),
  ]);
  const built = bundles.flat();
  const changed = built.filter(({ file, contents }) => writeChanged(join(root, file), contents));
  const files = Object.fromEntries(built.map(({ file, contents }) => [file, hashOf(contents)]));
  writeChanged(recordFile, Buffer.from(JSON.stringify({ inputs, files } satisfies BuildRecord)));
  return changed.map(({ file }) => join(root, file)).filter((file) => /\.c?js$/.test(file));
}
