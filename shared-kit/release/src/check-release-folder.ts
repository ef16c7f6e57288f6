import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLATFORM_CONTRACT, type ReleaseManifest, releaseManifest } from '@aksamit/contracts/platform';
import { z } from 'zod';
import type { CheckedRelease } from './checked-release';
import { brotli, isCompressible } from './compress';
import { MANIFEST_FILE, ReleaseRefusedError } from './release-store';

const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/;
/** Names that stores reserve for their own folders beside the modules. */
export const RESERVED_NAMES = ['channels', 'evidence', 'signatures'];
/** Compressors of different versions may differ this much from the stated size. */
const sizeTolerance = (bytes: number): number => 64 + bytes * 0.05;

/** Subresource-integrity value of a file's content. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Whether a path stays inside its release and cannot collide with the store's own files. */
export function isReleasePath(path: string): boolean {
  return path !== MANIFEST_FILE && path.split('/').every((part) => /^[0-9A-Za-z_@~-][0-9A-Za-z._@~+-]*$/.test(part));
}

/**
 * Reads and checks a built folder: its manifest and every file that it names.
 * @throws ReleaseRefusedError
 */
export async function checkReleaseFolder(folder: string): Promise<CheckedRelease> {
  const manifestText = (await readOrRefuse(folder, MANIFEST_FILE)).toString('utf8');
  const manifest = parseManifest(folder, manifestText);
  const files = new Map<string, Buffer>();
  for (const file of manifest.files) files.set(file.path, await checkFile(folder, file));
  for (const entry of [manifest.entries.browser, manifest.entries.server]) {
    if (entry !== '' && !files.has(entry)) throw refusal(folder, `the entry ${entry} is not among its files`);
  }
  requireScripts(folder, manifest, files);
  let compressed: Promise<ReadonlyMap<string, Buffer>> | undefined;
  return {
    manifest,
    manifestText,
    files,
    compressed: () => {
      compressed ??= compressFiles(folder, manifest, files);
      return compressed;
    },
  };
}

/** The same for a folder, or for a release that was checked before. */
export async function checkedRelease(release: string | CheckedRelease): Promise<CheckedRelease> {
  return typeof release === 'string' ? checkReleaseFolder(release) : release;
}

function parseManifest(folder: string, text: string): ReleaseManifest {
  const json = parseJson(text);
  requireContract(folder, json);
  const parsed = releaseManifest.safeParse(json);
  if (!parsed.success) throw refusal(folder, `its manifest.json is wrong (${firstIssue(parsed.error)})`);
  const manifest = parsed.data;
  if (!VERSION.test(manifest.version)) throw refusal(folder, `"${manifest.version}" is no version`);
  if (RESERVED_NAMES.includes(manifest.name)) {
    throw new ReleaseRefusedError(
      `Failed to publish ${folder}: no module can be called "${manifest.name}". Rename it in manifest.ts.`,
    );
  }
  return manifest;
}

/** The build must contain scripts for everything that the manifest offers. */
function requireScripts(folder: string, { fragments, entries }: ReleaseManifest, files: ReadonlyMap<string, Buffer>) {
  for (const script of Object.values(entries.chunks).flat()) {
    if (!files.has(script)) throw refusal(folder, `the script ${script} is not among its files`);
  }
  for (const { name } of fragments.offers) {
    if (!entries.chunks[`fragment-${name}`])
      throw refusal(folder, `it offers the fragment ${name}, but has no script of it`);
  }
}

/**
 * Another number means another platform contract: no other field of such a manifest can be trusted to have the same
 * meaning.
 */
function requireContract(folder: string, manifest: unknown): void {
  const found = z.looseObject({ contract: z.number() }).safeParse(manifest);
  if (!found.success || found.data.contract === PLATFORM_CONTRACT) return;
  throw new ReleaseRefusedError(
    `Failed to publish ${folder}: it is built for contract ${found.data.contract}, and this platform keeps contract ` +
      `${PLATFORM_CONTRACT}. Build it with the shared kit of this platform.`,
  );
}

async function checkFile(
  folder: string,
  { path, integrity, bytes }: ReleaseManifest['files'][number],
): Promise<Buffer> {
  if (!isReleasePath(path)) throw refusal(folder, `the path "${path}" is not allowed`);
  const content = await readOrRefuse(folder, path);
  if (integrityOf(content) !== integrity) throw refusal(folder, `${path} does not fit its hash`);
  if (content.length !== bytes) throw refusal(folder, `${path} has ${content.length} bytes, not ${bytes}`);
  return content;
}

async function compressFiles(
  folder: string,
  manifest: ReleaseManifest,
  files: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, Buffer>> {
  const shrinking = manifest.files.filter(({ path }) => isCompressible(path));
  const compressed = await Promise.all(
    shrinking.map(async ({ path, brotliBytes }): Promise<[string, Buffer]> => {
      const content = await brotli(files.get(path) ?? Buffer.alloc(0));
      // Budgets are checked by the stated size, so a release must not state less than its real one.
      if (content.length - brotliBytes > sizeTolerance(brotliBytes)) {
        throw refusal(folder, `${path} has ${content.length} bytes by brotli, not ${brotliBytes}`);
      }
      return [path, content];
    }),
  );
  return new Map(compressed);
}

async function readOrRefuse(folder: string, path: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, path));
  } catch {
    throw refusal(folder, `${path} cannot be read`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function firstIssue(error: { issues: { path: PropertyKey[]; message: string }[] }): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.map(String).join('.')}: ${issue.message}` : 'unknown';
}

function refusal(folder: string, reason: string): ReleaseRefusedError {
  return new ReleaseRefusedError(`Failed to publish ${folder}: ${reason}. Build the module again.`);
}
