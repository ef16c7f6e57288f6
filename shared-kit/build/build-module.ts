/**
 * Builds the release of the module in the current folder: npm run build -w mfe-catalog [-- --version 1.2.0].
 * BUILD_MODE=development builds with React's warnings. Without --version the version is the package's own with a hash
 * of all inputs, so that different builds never share one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from './build-release';
import { hashInputs, installRoot, kitSources, lockedPackages } from './release-inputs';
import type { BuildMode } from './webpack-config';
import { readRecording } from './write-examples';

const folder = process.cwd();
const mode: BuildMode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';

function versionOf(): string {
  const asked = process.argv.indexOf('--version');
  const given = process.argv[asked + 1];
  if (asked > 0 && given) return given;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const root = installRoot(folder);
  const inputs = [folder, ...kitSources(root)];
  return `${version}-${hashInputs(inputs, [mode, lockedPackages(root), readRecording(root)]).slice(0, 10)}`;
}

const { output, manifest } = await buildRelease({ folder, mode, version: versionOf() });
const kilobytes =
  manifest.files.filter((file) => file.path.endsWith('.js')).reduce((sum, file) => sum + file.brotliBytes, 0) / 1024;
console.log(
  `${manifest.name}@${manifest.version}: ${manifest.files.length} files, ${kilobytes.toFixed(1)} KB of scripts (brotli), in ${output}`,
);
