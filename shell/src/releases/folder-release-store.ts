import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@aksamit/shared-kit/contracts/platform';
import { type CheckedRelease, checkedRelease, isReleasePath } from './check-release-folder';
import { isMissing, isNoFile, isTaken } from './file-errors';
import { FolderChannels } from './folder-channels';
import { FolderEvidence } from './folder-evidence';
import type { ReleaseEvidence, ReleaseEvidenceInput } from './release-evidence';
import { MANIFEST_FILE, notInStore, type ReleaseStore, sameOrRefused } from './release-store';
import { parseStoredManifest } from './stored-manifest';

const BROTLI_FOLDER = '.br';
/** What is on its way in or out. What a killed process left here is swept away when older than a day. */
const INCOMING_FOLDER = '.incoming';
const LEFT_OVER_MS = 24 * 60 * 60 * 1000;
const OWN_FOLDERS = ['channels', 'evidence'];

/**
 * A release store in a folder: `<module>/<version>/…`, `channels/<channel>/<revision>.json`,
 * `evidence/<module>/<version>/…`.
 */
export class FolderReleaseStore implements ReleaseStore {
  readonly #root: string;
  readonly #channels: FolderChannels;
  readonly #evidence: FolderEvidence;

  constructor(root: string) {
    this.#root = root;
    this.#channels = new FolderChannels(join(root, 'channels'));
    this.#evidence = new FolderEvidence(join(root, 'evidence'));
  }

  readChannel: ReleaseStore['readChannel'] = (channel) => this.#channels.read(channel);
  compareAndSwapChannel: ReleaseStore['compareAndSwapChannel'] = (channel, expected, next) =>
    this.#channels.compareAndSwap(channel, expected, next);
  watchChannel: ReleaseStore['watchChannel'] = (channel, onChange, onError) =>
    this.#channels.watch(channel, onChange, onError);

  async publish(release: string | CheckedRelease): Promise<ReleaseManifest> {
    const { manifest, manifestText, files, compressed } = await checkedRelease(release);
    const known = await this.#knownManifestText(manifest.name, manifest.version);
    if (known !== null) return sameOrRefused(manifest, manifestText, known);
    const smaller = await compressed();
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
      (name) => !name.startsWith('.') && !OWN_FOLDERS.includes(name),
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
    // In one step for readers: nobody ever finds half a release.
    await rename(this.#folderOf(module, version), leaving).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await this.#evidence.remove(moduleName(module), version);
    await rm(leaving, { recursive: true, force: true });
    await this.#sweep();
  }

  async addEvidence(module: string, version: string, evidence: ReleaseEvidenceInput): Promise<void> {
    await this.#manifest(module, version);
    await this.#evidence.add(module, version, evidence);
  }

  async listEvidence(module: string, version: string): Promise<ReleaseEvidence[]> {
    if (!isReleasePath(version)) return [];
    return this.#evidence.list(moduleName(module), version);
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

/** Names in a folder; none when the folder is not there. A folder that cannot be read is an error. */
async function listIfThere(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

function moduleName(module: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(module) || OWN_FOLDERS.includes(module)) throw notInStore(module, '', MANIFEST_FILE);
  return module;
}
