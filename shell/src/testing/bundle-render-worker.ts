import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const packageFolder = join(__dirname, '../..');

/**
 * Bundles the render worker for tests as the start command does for running (kit bundled, packages external) and
 * returns the file. It lies inside the package, so that Node finds the packages from there.
 */
export async function bundleRenderWorker(): Promise<string> {
  const folder = join(packageFolder, 'node_modules/.cache/render-worker', String(process.pid));
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, 'render-worker.mjs');
  await build({
    entryPoints: [join(packageFolder, 'src/server/render-worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    plugins: [
      {
        name: 'packages-external',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            path.startsWith('@aksamit/') || kind === 'entry-point' ? undefined : { path, external: true },
          ),
      },
    ],
  });
  return outfile;
}
