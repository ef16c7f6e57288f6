import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import {
  type ModuleDeclaration,
  type PageLink,
  PLATFORM_CONTRACT,
  type ReleaseManifest,
  releaseManifest,
} from '@aksamit/contracts/platform';
import type { ModuleUses } from './module-uses/collect-uses';
import type { DeclaredPage } from './pages/read-declaration';
import { providedVersions, sharedRanges } from './shared-packages';
import { exposeChunk } from './webpack-config';

/** Files of a chunk group by name, as the browser build's statistics give them. */
export type ChunkGroups = Record<string, string[]>;

/** Names of the chunks of a page, beside the app's. */
type PageChunks = Pick<DeclaredPage, 'name' | 'chunks'>;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

const compress = promisify(brotliCompress);

/** What the page server sends compressed. The server bundle is sent to nobody; fonts and pictures do not shrink. */
const SENT_COMPRESSED = /\.(?:js|css|json|svg|html|txt|xml|map|webmanifest)$/;

/** Bytes as they are sent. Quality 11 takes seconds per megabyte: files are compressed side by side in zlib's threads. */
async function sentBytes(path: string, content: Buffer): Promise<number> {
  if (!SENT_COMPRESSED.test(path)) return content.length;
  return (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
}

type FileEntry = ReleaseManifest['files'][number];

async function describe(output: string, path: string): Promise<FileEntry> {
  const content = readFileSync(join(output, path));
  return {
    path,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: content.length,
    brotliBytes: await sentBytes(path, content),
  };
}

/** The files of a release below one of its folders, compressed for their sizes, which takes other threads seconds. */
export function describeFiles(output: string, folder: string): Promise<FileEntry[]> {
  return Promise.all(filesBelow(join(output, folder)).map((path) => describe(output, `${folder}/${path}`)));
}

/** Scripts of each expose (`app`, `fragment-mini-cart`, `island-buy-box`) and of each page that has a chunk of its own (`page-product`). */
function chunksOf(
  groups: ChunkGroups,
  exposes: readonly string[],
  pages: readonly PageChunks[],
): Record<string, string[]> {
  const chunks = new Map<string, string[]>();
  const add = (name: string, files: string[]) => {
    const paths = files.map((file) => `browser/${file}`);
    chunks.set(name, [...new Set([...(chunks.get(name) ?? []), ...paths])]);
  };
  for (const name of exposes) add(name, groups[exposeChunk(name)] ?? []);
  for (const page of pages) for (const name of page.chunks) add(`page-${page.name}`, groups[name] ?? []);
  return Object.fromEntries(chunks);
}

type FragmentUse = ModuleUses['fragments'][number];

/** Fragments mounted by the sources, and those that manifest.ts adds: the shell's chrome mounts by other means. */
function allUses(declared: readonly FragmentUse[], found: readonly FragmentUse[]): FragmentUse[] {
  const byId = new Map([...found, ...declared].map((use) => [`${use.module}/${use.name}@${use.version}`, use]));
  return [...byId.values()];
}

/**
 * Completes a module's declaration with the build's data (files with hashes and sizes, chunks, shared ranges)
 * and writes manifest.json. Rejects when the declaration does not fit the platform's contract.
 */
export async function writeManifest(input: {
  output: string;
  version: string;
  development: boolean;
  declaration: ModuleDeclaration;
  pages: readonly PageChunks[];
  /** Names of its islands: private to the module, so that only their scripts are in the manifest. */
  islands?: readonly string[];
  groups: ChunkGroups;
  /** Files that are described already; the others are here. */
  described: readonly FileEntry[];
  uses: ModuleUses;
  links: PageLink[];
  /** The shell's only: the kit that it brings for everyone. */
  providesKit?: Record<string, string[]>;
}): Promise<ReleaseManifest> {
  const { output, version, development, declaration, pages, islands = [], groups, uses, links, providesKit } = input;
  const described = new Map(input.described.map((file) => [file.path, file]));
  const isShell = declaration.name === 'shell';
  const offered = declaration.fragments.offers.map(({ name }) => `fragment-${name}`);
  const exposes = ['app', ...offered, ...islands.map((name) => `island-${name}`)];
  const chunks = isShell ? shellChunks(groups) : chunksOf(groups, exposes, pages);
  // No page loads the host as a remote.
  if (isShell) rmSync(join(output, 'browser/container.js'), { force: true });
  const paths = filesBelow(output).filter((path) => path !== 'manifest.json');
  const manifest = releaseManifest.parse({
    ...declaration,
    pages: declaration.pages.map(({ example: _example, ...page }) => page),
    fragments: { offers: declaration.fragments.offers, uses: allUses(declaration.fragments.uses, uses.fragments) },
    links,
    ...(providesKit ? { providesKit } : { usesKit: uses.usesKit }),
    contract: PLATFORM_CONTRACT,
    version,
    development,
    shared: sharedRanges(),
    provides: isShell ? providedVersions() : {},
    files: await Promise.all(paths.map((path) => described.get(path) ?? describe(output, path))),
    entries: {
      browser: isShell ? 'browser/host.js' : 'browser/remoteEntry.js',
      server: paths.includes('server.cjs') ? 'server.cjs' : '',
      chunks,
    },
  });
  writeFileSync(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * `app`: all of the app part. `islands`: of its islands part, which is all that islands need; it states that this shell
 * starts the islands of a page, older shells hydrate whole pages. `host`: the scripts that the host loads itself; it states
 * that the host reads the releases from the file that a page names. `tables`, without scripts: it states that the host reads
 * lists of publications as tables.
 */
function shellChunks(groups: ChunkGroups): Record<string, string[]> {
  const main = 'browser/main.js';
  const { 'main-loads': app = [], 'islands-loads': islands = [], host = [] } = groups;
  return {
    app: [main, ...app],
    islands: [main, ...islands],
    host: [main, ...host.map((file) => `browser/${file}`)],
    tables: [],
  };
}
