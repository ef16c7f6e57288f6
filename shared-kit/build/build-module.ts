/**
 * Builds the release of the module in the current folder: npm run build -w mfe-catalog [-- --version 1.2.0].
 * BUILD_MODE=development builds with React's warnings. Without --version it is that of releaseVersion.
 */
import { buildRelease } from './build-release';
import { installRoot } from './release-inputs';
import { releaseVersion } from './release-version';
import type { BuildMode } from './webpack-config';

const folder = process.cwd();
const mode: BuildMode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
// Federation names a container's number by its own files below the current folder: as in build-modules.ts, one for all.
process.chdir(installRoot(folder));
const asked = process.argv.indexOf('--version');
const given = asked > 0 ? process.argv[asked + 1] : undefined;

const { output, manifest } = await buildRelease({ folder, mode, version: given || releaseVersion(folder, mode) });
const kilobytes =
  manifest.files.filter((file) => file.path.endsWith('.js')).reduce((sum, file) => sum + file.brotliBytes, 0) / 1024;
console.log(
  `${manifest.name}@${manifest.version}: ${manifest.files.length} files, ${kilobytes.toFixed(1)} KB of scripts (brotli), in ${output}`,
);
