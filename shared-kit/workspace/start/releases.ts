import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecording } from '@aksamit/build/examples';
import { hashInputs, kitSources, lockedPackages } from '@aksamit/build/release-inputs';
import { releasedModules } from '../packages';

export type BuildMode = 'production' | 'development';

export interface BuiltRelease {
  module: string;
  /** Folder with manifest.json. */
  folder: string;
  /** false: unchanged since the last build. */
  fresh: boolean;
}

const AT_ONCE = 2;

/** What the builds of all modules depend on besides their folders. Read once: the lock file alone has 20,000 lines. */
function sharedInputs(root: string): string[] {
  return [
    process.versions.node.split('.')[0] ?? '',
    lockedPackages(root),
    readRecording(root),
    hashInputs(kitSources(root), []),
  ];
}

/** The build's last line ends with the created folder. */
export function builtFolder(output: string): string | undefined {
  return /, in (.+)$/m.exec(output)?.[1]?.trim();
}

async function runBuild(root: string, module: string, mode: BuildMode): Promise<string> {
  const program = join(root, 'shared-kit', 'build', 'build-module.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: join(root, module),
    env: { ...process.env, NODE_ENV: mode, BUILD_MODE: mode },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.once('close', (exitCode, signal) => resolve(signal ?? exitCode)));
  const folder = builtFolder(output);
  if (code !== 0 || folder === undefined || !existsSync(join(folder, 'manifest.json'))) {
    throw new Error(`Failed to build ${module}: the build ended with ${code}.\n${output}`);
  }
  return folder;
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

/**
 * Builds one module's release unless its inputs are unchanged.
 * @param module folder of the module
 * @param shared inputs that all modules share
 * @throws with the build's own output
 */
export async function ensureRelease(
  root: string,
  module: string,
  mode: BuildMode,
  shared: string[] = sharedInputs(root),
): Promise<BuiltRelease> {
  const recordFile = join(root, '.cache', 'builds', `${module}-${mode}.json`);
  const inputs = hashInputs([join(root, module)], [mode, ...shared]);
  const record = readRecord(recordFile);
  if (record?.inputs === inputs && existsSync(join(record.folder, 'manifest.json'))) {
    return { module, folder: record.folder, fresh: false };
  }
  const folder = await runBuild(root, module, mode);
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
  const waiting = releasedModules(root);
  const shared = sharedInputs(root);
  const built: BuiltRelease[] = [];
  const work = async (): Promise<void> => {
    for (let module = waiting.shift(); module !== undefined; module = waiting.shift()) {
      built.push(await ensureRelease(root, module, mode, shared));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return built;
}
