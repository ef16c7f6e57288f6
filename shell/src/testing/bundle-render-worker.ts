import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const packageFolder = join(__dirname, '../..');

/** Bundles the render process's program for tests as the start command does for running, and returns the file. */
export async function bundleRenderWorker(): Promise<string> {
  const folder = join(packageFolder, 'node_modules/.cache/render-worker', String(process.pid));
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, 'render-worker.cjs');
  await build({
    entryPoints: [join(packageFolder, 'src/server/render-worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outfile;
}
