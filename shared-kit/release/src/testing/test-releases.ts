import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ModuleDeclarationInput } from '@aksamit/contracts/platform';
import { integrityOf } from '../check-release-folder';

export interface TestRelease extends Partial<ModuleDeclarationInput> {
  name: string;
  version?: string;
  /** Source of server.cjs; omitted: no server bundle. */
  server?: string;
  /** Further files by path. */
  files?: Record<string, string>;
  /** Replaces the hash of server.cjs in the manifest. */
  serverIntegrity?: string;
  /** Scripts by expose; null omits those of an offered fragment. */
  chunks?: Record<string, string[] | null>;
}

function withoutNulls(chunks: Record<string, string[] | null>) {
  return Object.fromEntries(Object.entries(chunks).filter(([, scripts]) => scripts !== null));
}

/** Offered fragments that need no script beside the entry. */
function fragmentScripts({ fragments }: Partial<ModuleDeclarationInput>): Record<string, string[]> {
  return Object.fromEntries((fragments?.offers ?? []).map(({ name }) => [`fragment-${name}`, []]));
}

/** Writes a built release folder under `root` and returns its path. */
export async function writeTestRelease(root: string, release: TestRelease): Promise<string> {
  const { name, version = '1.0.0', server, files = {}, serverIntegrity, chunks = {}, ...declared } = release;
  const folder = join(root, `${name}-${version}`);
  const contents: Record<string, string> = {
    'browser/remoteEntry.js': `/* ${name} */`,
    ...(server === undefined ? {} : { 'server.cjs': server }),
    ...files,
  };
  const manifest = {
    pages: [],
    fragments: { offers: [], uses: [] },
    bus: { publishes: [], reads: [] },
    apiVersion: '1',
    budgets: { entryBrotliBytes: 45_000 },
    ...declared,
    name,
    contract: 1,
    version,
    shared: {},
    files: Object.entries(contents).map(([path, content]) => ({
      path,
      integrity: path === 'server.cjs' && serverIntegrity ? serverIntegrity : integrityOf(content),
      bytes: Buffer.byteLength(content),
      brotliBytes: Buffer.byteLength(content),
    })),
    entries: {
      browser: 'browser/remoteEntry.js',
      server: server === undefined ? '' : 'server.cjs',
      chunks: withoutNulls({ ...fragmentScripts(declared), ...chunks }),
    },
  };
  for (const [path, content] of Object.entries({ ...contents, 'manifest.json': JSON.stringify(manifest) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
