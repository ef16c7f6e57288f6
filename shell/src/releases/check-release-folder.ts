import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@aksamit/shared-kit/contracts/platform';
import { ReleaseRefusedError } from './release-store';

export const MANIFEST_FILE = 'manifest.json';
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/;

/** Subresource-integrity value of a file's content. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A path that stays inside its release and cannot be taken for the store's own files. */
export function isReleasePath(path: string): boolean {
  return path !== MANIFEST_FILE && path.split('/').every((part) => /^[0-9A-Za-z_@~-][0-9A-Za-z._@~+-]*$/.test(part));
}

/** Reads and checks a built folder: its manifest and every file that it names, with their contents by path. */
export async function checkReleaseFolder(
  folder: string,
): Promise<{ manifest: ReleaseManifest; manifestText: string; files: Map<string, Buffer> }> {
  const manifestText = await readOrRefuse(folder, MANIFEST_FILE);
  const parsed = releaseManifest.safeParse(parseJson(manifestText.toString('utf8')));
  if (!parsed.success) throw refusal(folder, `its manifest.json is wrong (${firstIssue(parsed.error)})`);
  const manifest = parsed.data;
  if (!VERSION.test(manifest.version)) throw refusal(folder, `"${manifest.version}" is no version`);
  const files = new Map<string, Buffer>();
  for (const file of manifest.files) {
    if (!isReleasePath(file.path)) throw refusal(folder, `the path "${file.path}" is not allowed`);
    const content = await readOrRefuse(folder, file.path);
    if (integrityOf(content) !== file.integrity) throw refusal(folder, `${file.path} does not fit its hash`);
    files.set(file.path, content);
  }
  for (const entry of [manifest.entries.browser, manifest.entries.server]) {
    if (entry !== '' && !files.has(entry)) throw refusal(folder, `the entry ${entry} is not among its files`);
  }
  return { manifest, manifestText: manifestText.toString('utf8'), files };
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
