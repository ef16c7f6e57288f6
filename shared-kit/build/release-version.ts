import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs, installRoot, kitSources, lockedPackages } from './release-inputs';
import type { BuildMode } from './webpack-config';
import { readRecording } from './write-examples';

/**
 * Version of a module's release where none is named: the package's own with a hash of all inputs, so that different
 * builds never share one.
 * @param folder the module's folder
 */
export function releaseVersion(folder: string, mode: BuildMode): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const root = installRoot(folder);
  const inputs = [folder, ...kitSources(root)];
  return `${version}-${hashInputs(inputs, [mode, lockedPackages(root), readRecording(root)]).slice(0, 10)}`;
}
