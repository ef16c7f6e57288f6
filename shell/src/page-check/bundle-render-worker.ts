import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Folder in which this process puts the program; no other process uses it. */
export function renderWorkerFolder(packageFolder: string): string {
  return join(packageFolder, 'node_modules/.cache/render-worker', String(process.pid));
}

/**
 * Bundles the render process's program from the sources, as the start command does.
 * @param packageFolder the shell's folder
 * @returns the file, in a folder of this process
 */
export async function bundleRenderWorker(packageFolder: string): Promise<string> {
  const folder = renderWorkerFolder(packageFolder);
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, 'render-worker.cjs');
  await build({
    entryPoints: [join(packageFolder, 'src/server/render-process/render-worker.ts')],
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
