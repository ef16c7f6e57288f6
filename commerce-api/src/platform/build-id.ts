import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const UNBUNDLED = 'source';

/**
 * Identifies the code of the running release, the same in the API and in the worker: a digest of the API's bundle beside
 * the running program. What one release stores in its own form is not read by another one during an update. Unbundled
 * code (tests) has one fixed id.
 */
export const buildId = readBuildId(process.argv[1]);

function readBuildId(program: string | undefined): string {
  const bundle = join(dirname(program ?? '.'), 'start-api.js');
  return existsSync(bundle)
    ? createHash('sha256').update(readFileSync(bundle)).digest('base64url').slice(0, 16)
    : UNBUNDLED;
}
