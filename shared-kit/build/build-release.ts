import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@aksamit/contracts/platform';
import webpack, { type Configuration, type Stats } from 'webpack';
import { refuseActingParts } from './islands/acting-parts';
import { CollectUsesPlugin } from './module-uses/collect-uses';
import { providedKit } from './module-uses/provided-kit';
import { linkedPages } from './pages/linked-pages';
import { readDeclaration } from './pages/read-declaration';
import { packageFolder } from './shared-packages';
import { FOR_PAGES } from './shell-chunks';
import { type BuildMode, browserConfig, hostConfig, serverConfig } from './webpack-config';
import { writeExamples } from './write-examples';
import { type ChunkGroups, describeFiles, writeManifest } from './write-manifest';

export interface BuildReleaseOptions {
  /** The module's folder. */
  folder: string;
  mode: BuildMode;
  /** Version of the release, unique by its content. */
  version: string;
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error(`Failed to start the build of ${config.name}.`));
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || !stats) return reject(error ?? new Error(`Failed to build ${config.name}: no result.`));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
      resolve(stats);
    });
  });
}

/** Scripts of named chunk groups; `main-loads` are those that the shell's app part loads, `islands-loads` its islands part. */
export function chunkGroups(stats: Stats): ChunkGroups {
  const { namedChunkGroups, chunks } = stats.toJson({
    all: false,
    chunkGroups: true,
    chunks: true,
    chunkRelations: true,
  });
  const groups = Object.entries(namedChunkGroups ?? {}).map(([name, group]): [string, string[]] => [
    name,
    (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js')),
  ]);
  const first = (chunks ?? []).filter(
    (chunk) => !chunk.initial && !chunk.names?.some((name) => name.startsWith('later-')),
  );
  const scripts = (of: typeof first) => [
    ...new Set(
      of
        .flatMap((chunk) => chunk.files ?? [])
        .filter((file) => file.endsWith('.js'))
        .map((file) => `browser/${file}`),
    ),
  ];
  const forIslands = first.filter((chunk) => !chunk.names?.some((name) => FOR_PAGES.includes(name)));
  return { ...Object.fromEntries(groups), 'main-loads': scripts(first), 'islands-loads': scripts(forIslands) };
}

/** All scripts of a build. */
function scriptsOf(stats: Stats): string[] {
  const { assets = [] } = stats.toJson({ all: false, assets: true });
  return assets.map(({ name }) => name).filter((file) => file.endsWith('.js'));
}

/**
 * Builds a module's release folder `<folder>/dist/<version>`: browser scripts, server bundle, static files, manifest.
 * The folder appears complete or not at all.
 */
export async function buildRelease({
  folder,
  mode,
  version,
}: BuildReleaseOptions): Promise<{ output: string; manifest: ReleaseManifest }> {
  const declared = await readDeclaration(folder);
  const { declaration, pages } = declared;
  refuseActingParts(folder, declared);
  const output = join(folder, 'dist', version);
  const draft = join(folder, 'dist', `.draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const fragments = declaration.fragments.offers.map((offer) => offer.name);
  const uses = new CollectUsesPlugin({ folder });
  const islands = declared.islands.map(({ name }) => name);
  const target = { folder, name: declaration.name, version, mode, output: draft, fragments, islands, uses, declared };
  const isShell = declaration.name === 'shell';
  const stats = await run(browserConfig(target));
  const host = isShell ? await run(hostConfig(target)) : null;
  const server = serverConfig(target);
  // The bundler's thread and those that compress do not wait for each other.
  const [described] = await Promise.all([describeFiles(draft, 'browser'), server ? run(server) : undefined]);
  copyStaticFiles(folder, draft);
  if (server) writeExamples({ root: join(folder, '..'), output: draft, pages: declaration.pages });
  const development = mode === 'development';
  const groups = { ...chunkGroups(stats), ...(host ? { host: scriptsOf(host) } : {}) };
  const manifest = await writeManifest({
    output: draft,
    version,
    development,
    declaration,
    pages,
    islands,
    groups,
    described,
    uses: uses.uses,
    links: linkedPages(folder, declaration.name),
    ...(isShell ? { providesKit: await providedKit() } : {}),
  });
  rmSync(output, { recursive: true, force: true });
  renameSync(draft, output);
  return { output, manifest };
}

/** `static/` of the module as it stands; the shell carries the kit's fonts too. */
function copyStaticFiles(folder: string, output: string): void {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = join(folder, 'static');
  if (existsSync(own)) cpSync(own, output, { recursive: true });
  const fonts = join(packageFolder('@aksamit/ui'), 'fonts');
  if (name === '@aksamit/shell' && existsSync(fonts))
    cpSync(fonts, join(output, 'fonts'), { recursive: true, filter: (file) => !/\.(md|txt|ts)$/.test(file) });
}
