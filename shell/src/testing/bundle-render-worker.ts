import { join } from 'node:path';
import { bundleRenderWorker as bundle } from '../page-check/bundle-render-worker';

/** Bundles the render process's program for tests and returns the file. */
export function bundleRenderWorker(): Promise<string> {
  return bundle(join(__dirname, '../..'));
}
