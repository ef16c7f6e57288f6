import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './release-inputs';

/** Folders that have a release of their own, slowest build first. */
export const RELEASED_MODULES = ['shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-panel', 'mfe-content'];

export type BuildMode = 'production' | 'development';

export interface BuiltRelease {
  module: string;
  /** Folder with manifest.json. */
  folder: string;
  /** false: nothing had changed since the last build. */
  fresh: boolean;
}

const AT_ONCE = 2;

function inputsOf(root: string, module: string, mode: BuildMode): string {
  const folders = [join(root, module), join(root, 'shared-kit', 'src'), join(root, 'shared-kit', 'build')];
  return hashInputs(folders, [join(root, 'package-lock.json')], [mode, process.versions.node.split('.')[0] ?? '']);
}

/** The newest folder with a manifest.json below the module's dist folder. */
export function newestRelease(moduleFolder: string): string | undefined {
  const dist = join(moduleFolder, 'dist');
  if (!existsSync(dist)) return undefined;
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])manifest\.json$/.test(file))
    .map((file) => join(dist, file, '..'))
    .sort((a, b) => statSync(join(b, 'manifest.json')).mtimeMs - statSync(join(a, 'manifest.json')).mtimeMs)[0];
}

async function runBuild(root: string, module: string, mode: BuildMode): Promise<void> {
  const program = join(root, 'shared-kit', 'build', 'build-module.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: join(root, module),
    env: { ...process.env, NODE_ENV: mode, BUILD_MODE: mode },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', (exitCode, signal) => resolve(signal ?? exitCode)));
  if (code !== 0) throw new Error(`Failed to build ${module}: the build ended with ${code}.\n${output}`);
}

interface BuildRecord {
  inputs: string;
  folder: string;
}

function readRecord(file: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

async function ensureRelease(root: string, module: string, mode: BuildMode): Promise<BuiltRelease> {
  const recordFile = join(root, '.cache', 'builds', `${module}-${mode}.json`);
  const inputs = inputsOf(root, module, mode);
  const record = readRecord(recordFile);
  if (record?.inputs === inputs && existsSync(join(record.folder, 'manifest.json'))) {
    return { module, folder: record.folder, fresh: false };
  }
  await runBuild(root, module, mode);
  const folder = newestRelease(join(root, module));
  if (folder === undefined) throw new Error(`Failed to build ${module}: its dist folder holds no manifest.json.`);
  mkdirSync(join(root, '.cache', 'builds'), { recursive: true });
  writeFileSync(`${recordFile}.${process.pid}`, JSON.stringify({ inputs, folder }));
  renameSync(`${recordFile}.${process.pid}`, recordFile);
  return { module, folder, fresh: true };
}

/**
 * Builds the releases whose inputs changed, two at a time.
 * @throws with the build's own output
 */
export async function ensureReleases(root: string, mode: BuildMode): Promise<BuiltRelease[]> {
  const waiting = [...RELEASED_MODULES];
  const built: BuiltRelease[] = [];
  const work = async (): Promise<void> => {
    for (let module = waiting.shift(); module !== undefined; module = waiting.shift()) {
      built.push(await ensureRelease(root, module, mode));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return built;
}
