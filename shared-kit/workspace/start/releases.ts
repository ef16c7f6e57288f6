import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecording } from '@aksamit/build/examples';
import { hashInputs, kitSources, lockedPackages } from '@aksamit/build/release-inputs';
import { releasedModules } from '../packages';
import { BuildProcess } from './build-process';

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
 * @throws with the build's own output
 */
export async function ensureRelease(root: string, module: string, mode: BuildMode): Promise<BuiltRelease> {
  const builds = new BuildProcess(root, mode);
  try {
    return await ensureInputs(root, module, mode, sharedInputs(root), builds);
  } finally {
    builds.end();
  }
}

async function ensureInputs(
  root: string,
  module: string,
  mode: BuildMode,
  shared: string[],
  builds: BuildProcess,
): Promise<BuiltRelease> {
  const recordFile = join(root, '.cache', 'builds', `${module}-${mode}.json`);
  const inputs = hashInputs([join(root, module)], [mode, ...shared]);
  const record = readRecord(recordFile);
  if (record?.inputs === inputs && existsSync(join(record.folder, 'manifest.json'))) {
    return { module, folder: record.folder, fresh: false };
  }
  const folder = await builds.build(module);
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
    const builds = new BuildProcess(root, mode);
    try {
      for (let module = waiting.shift(); module !== undefined; module = waiting.shift()) {
        built.push(await ensureInputs(root, module, mode, shared, builds));
      }
    } finally {
      builds.end();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return built;
}
