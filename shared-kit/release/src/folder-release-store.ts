import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { checkedRelease, isReleasePath, RESERVED_NAMES } from './check-release-folder';
import type { CheckedRelease } from './checked-release';
import { isMissing, isNoFile, isTaken } from './file-errors';
import { FolderChannels } from './folder-channels';
import { FolderRecords } from './folder-records';
import { type ReleaseEvidence, type ReleaseEvidenceInput, releaseEvidence } from './release-evidence';
import { MANIFEST_FILE, notInStore, type ReleaseStore, sameOrRefused } from './release-store';
import { parseSignatures, type ReleaseSignature, releaseSignature, signatureName } from './signing/release-signature';
import { parseStoredManifest } from './stored-manifest';

const BROTLI_FOLDER = '.br';
/** Temporary folder of uploads and removals. Leftovers of a killed process are deleted when older than a day. */
const INCOMING_FOLDER = '.incoming';
const LEFT_OVER_MS = 24 * 60 * 60 * 1000;

/**
 * A release store in a folder: `<module>/<version>/…`, `channels/<channel>/<revision>.json`,
 * `evidence/<module>/<version>/…`, `signatures/<module>/<version>/…`.
 */
export class FolderReleaseStore implements ReleaseStore {
  readonly #root: string;
  readonly #channels: FolderChannels;
  readonly #evidence: FolderRecords;
  readonly #signatures: FolderRecords;

  constructor(root: string) {
    this.#root = root;
    this.#channels = new FolderChannels(join(root, 'channels'));
    this.#evidence = new FolderRecords(join(root, 'evidence'));
    this.#signatures = new FolderRecords(join(root, 'signatures'));
  }

  readChannel: ReleaseStore['readChannel'] = (channel) => this.#channels.read(channel);
  compareAndSwapChannel: ReleaseStore['compareAndSwapChannel'] = (channel, expected, next) =>
    this.#channels.compareAndSwap(channel, expected, next);
  watchChannel: ReleaseStore['watchChannel'] = (channel, onChange, onError) =>
    this.#channels.watch(channel, onChange, onError);

  async publish(release: string | CheckedRelease): Promise<ReleaseManifest> {
    const { manifest, manifestText, files, compressed, signatures = [] } = await checkedRelease(release);
    const known = await this.#knownManifestText(manifest.name, manifest.version);
    if (known !== null) sameOrRefused(manifest, manifestText, known);
    const smaller = known === null ? await compressed() : new Map();
    // Before the release, so that it never exists without its signatures.
    for (const signature of signatures) await this.#sign(manifest.name, manifest.version, signature);
    if (known !== null) return manifest;
    const incoming = join(this.#root, INCOMING_FOLDER, randomUUID());
    try {
      await writeInto(incoming, MANIFEST_FILE, Buffer.from(manifestText));
      for (const [path, content] of files) await writeInto(incoming, path, content);
      for (const [path, content] of smaller) await writeInto(join(incoming, BROTLI_FOLDER), path, content);
      await mkdir(join(this.#root, manifest.name), { recursive: true });
      await rename(incoming, this.#folderOf(manifest.name, manifest.version));
      return manifest;
    } catch (error) {
      await rm(incoming, { recursive: true, force: true });
      const winner = isTaken(error) ? await this.#knownManifestText(manifest.name, manifest.version) : null;
      if (winner !== null) return sameOrRefused(manifest, manifestText, winner);
      throw error;
    }
  }

  async readManifest(module: string, version: string): Promise<ReleaseManifest> {
    return parseStoredManifest((await this.#manifest(module, version)).text, module, version);
  }

  async readManifestText(module: string, version: string): Promise<string> {
    return (await this.#manifest(module, version)).text;
  }

  async readFile(module: string, version: string, path: string): Promise<Buffer> {
    if (!isReleasePath(path)) throw notInStore(module, version, path);
    const content = await readIfThere(join(this.#folderOf(module, version), path));
    if (content === null) throw notInStore(module, version, path);
    return content;
  }

  async readBrotli(module: string, version: string, path: string): Promise<Buffer | null> {
    if (!isReleasePath(path)) throw notInStore(module, version, path);
    return readIfThere(join(this.#folderOf(module, version), BROTLI_FOLDER, path));
  }

  async publishedAt(module: string, version: string): Promise<Date> {
    return (await this.#manifest(module, version)).at;
  }

  async listModules(): Promise<string[]> {
    const names = (await listIfThere(this.#root)).filter(
      (name) => !name.startsWith('.') && !RESERVED_NAMES.includes(name),
    );
    const versions = await Promise.all(names.map((name) => listIfThere(join(this.#root, name))));
    return names.filter((_, index) => versions[index]?.length).sort();
  }

  async listVersions(module: string): Promise<string[]> {
    const names = await listIfThere(join(this.#root, moduleName(module)));
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(this.#root, module, name))).mtimeMs })),
    );
    return dated.sort((a, b) => a.at - b.at).map(({ name }) => name);
  }

  async remove(module: string, version: string): Promise<void> {
    const leaving = join(this.#root, INCOMING_FOLDER, randomUUID());
    await mkdir(dirname(leaving), { recursive: true });
    // An atomic rename: no concurrent read finds half a release.
    await rename(this.#folderOf(module, version), leaving).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await this.#evidence.remove(moduleName(module), version);
    await this.#signatures.remove(moduleName(module), version);
    await rm(leaving, { recursive: true, force: true });
    await this.#sweep();
  }

  async addEvidence(module: string, version: string, evidence: ReleaseEvidenceInput): Promise<void> {
    await this.#manifest(module, version);
    const value = releaseEvidence.parse(evidence);
    const name = `${value.at.replaceAll(/[^0-9TZ]/g, '-')}-${randomUUID()}`;
    await this.#evidence.add(module, version, name, value);
  }

  async listEvidence(module: string, version: string): Promise<ReleaseEvidence[]> {
    if (!isReleasePath(version)) return [];
    const found = await this.#evidence.list(moduleName(module), version);
    return found.map((text) => releaseEvidence.parse(JSON.parse(text)));
  }

  async addSignature(module: string, version: string, signature: ReleaseSignature): Promise<void> {
    await this.#manifest(module, version);
    await this.#sign(module, version, signature);
  }

  async listSignatures(module: string, version: string): Promise<ReleaseSignature[]> {
    if (!isReleasePath(version)) return [];
    return parseSignatures(await this.#signatures.list(moduleName(module), version));
  }

  #sign(module: string, version: string, signature: ReleaseSignature): Promise<void> {
    return this.#signatures.add(module, version, signatureName(signature), releaseSignature.parse(signature));
  }

  async #sweep(): Promise<void> {
    const folder = join(this.#root, INCOMING_FOLDER);
    for (const name of await listIfThere(folder)) {
      const found = await stat(join(folder, name)).catch(() => null);
      if (found && Date.now() - found.mtimeMs > LEFT_OVER_MS) await rm(join(folder, name), { recursive: true });
    }
  }

  async #manifest(module: string, version: string): Promise<{ text: string; at: Date }> {
    const folder = this.#folderOf(module, version);
    const content = await readIfThere(join(folder, MANIFEST_FILE));
    if (content === null) throw notInStore(module, version, MANIFEST_FILE);
    return { text: content.toString('utf8'), at: (await stat(folder)).mtime };
  }

  async #knownManifestText(module: string, version: string): Promise<string | null> {
    return (await readIfThere(join(this.#folderOf(module, version), MANIFEST_FILE)))?.toString('utf8') ?? null;
  }

  #folderOf(module: string, version: string): string {
    if (!isReleasePath(version)) throw notInStore(module, version, MANIFEST_FILE);
    return join(this.#root, moduleName(module), version);
  }
}

async function writeInto(folder: string, path: string, content: Buffer): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content, { flag: 'wx' });
}

async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: unknown) => {
    if (isNoFile(error)) return null;
    throw error;
  });
}

/** Names in a folder; empty when the folder does not exist. A folder that cannot be read is an error. */
async function listIfThere(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

function moduleName(module: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(module) || RESERVED_NAMES.includes(module)) throw notInStore(module, '', MANIFEST_FILE);
  return module;
}
