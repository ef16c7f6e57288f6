/**
 * Builds the releases of the modules that its parent names by their folders, one after the other in one process: the
 * bundler is loaded once and runs as compiled code from the second module on. BUILD_MODE as for build-module.ts. Sends
 * `{ output }` or `{ error }` for each; ends with its parent.
 */
import { buildRelease } from './build-release';
import { releaseVersion } from './release-version';
import type { BuildMode } from './webpack-config';

const mode: BuildMode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';

async function build(folder: string): Promise<{ output: string } | { error: string }> {
  try {
    const { output } = await buildRelease({ folder, mode, version: releaseVersion(folder, mode) });
    return { output };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (folder: string) => void build(folder).then((result) => process.send?.(result)));
