import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { localKeyFiles } from '..';
import { UsageError } from './usage-error';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const environment = z.object({
  DATA_DIR: z.string().default('.data'),
  RELEASE_STORE: z.string().optional(),
  RELEASE_SECRET: z.string().optional(),
  RELEASE_KEYS: z.string().optional(),
  RELEASE_SIGNING_KEY: z.string().optional(),
  RELEASE_REQUIRE_EVIDENCE: z
    .enum(['0', '1'])
    .default('0')
    .transform((text) => text === '1'),
  PORT: z.coerce.number().int().min(1).max(65_531).default(8080),
  PUBLIC_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
});

/** Settings of the release commands. */
export interface ReleaseSettings {
  /** Folder of the store. */
  storeFolder: string;
  /** Signs previews; null: unknown. */
  secret: string | null;
  requireEvidence: boolean;
  /** File of the keys that page servers trust; null: they require none. */
  trustedKeysFile: string | null;
  /** File of the key that signs releases; null: there is none. */
  signingKeyFile: string | null;
  /** Public address of the shop, without a slash at the end. */
  publicOrigin: string;
  apiOrigin: string;
}

/** `npm start` uses the port after the page server's for the API, or a far higher one when that needs root. */
const apiPort = (port: number): number => (port < 1024 ? port + 8001 : port + 1);

/**
 * Reads the environment; omitted settings have the values of `npm start` in this folder.
 * @throws UsageError that names the variable
 */
export function readReleaseSettings(env: NodeJS.ProcessEnv, folder: string): ReleaseSettings {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UsageError(`${issue?.path.join('.') ?? 'The environment'} is wrong (${issue?.message}).`);
  }
  const values = parsed.data;
  const dataFolder = resolve(folder, values.DATA_DIR);
  const ownStore = join(dataFolder, 'releases');
  const storeFolder = values.RELEASE_STORE ? resolve(folder, values.RELEASE_STORE) : ownStore;
  // The keys that npm start made belong to its own store only.
  const local = storeFolder === ownStore ? localKeyFiles(dataFolder) : null;
  const fileOf = (given: string | undefined, own: string | undefined): string | null => {
    if (given !== undefined) return resolve(folder, given);
    return own !== undefined && existsSync(own) ? own : null;
  };
  return {
    storeFolder,
    trustedKeysFile: fileOf(values.RELEASE_KEYS, local?.trustedKeys),
    signingKeyFile: fileOf(values.RELEASE_SIGNING_KEY, local?.signingKey),
    secret: values.RELEASE_SECRET ?? secretOf(dataFolder),
    requireEvidence: values.RELEASE_REQUIRE_EVIDENCE,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    apiOrigin: values.API_ORIGIN ?? `http://127.0.0.1:${apiPort(values.PORT)}`,
  };
}

/** The secret that `npm start` made; null before its first run. */
function secretOf(dataFolder: string): string | null {
  try {
    const secrets: unknown = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'));
    return z.object({ releaseSecret: z.string() }).parse(secrets).releaseSecret;
  } catch {
    return null;
  }
}
