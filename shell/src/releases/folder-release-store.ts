import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ReleaseManifest, releaseManifest } from '@aksamit/shared-kit/contracts/platform';
import { checkReleaseFolder, isReleasePath, MANIFEST_FILE } from './check-release-folder';
import { brotli, isCompressible } from './compress';
import { FolderChannels } from './folder-channels';
import { ReleaseNotFoundError, ReleaseRefusedError, type ReleaseStore } from './release-store';

const BROTLI_FOLDER = '.br';
const INCOMING_FOLDER = '.incoming';

/** A release store in a folder: `<module>/<version>/…`, `channels/<channel>/<revision>.json`. */
export class FolderReleaseStore implements ReleaseStore {
  readonly #root: string;
  readonly #channels: FolderChannels;

  constructor(root: string) {
    this.#root = root;
    this.#channels = new FolderChannels(join(root, 'channels'));
  }

  readChannel: ReleaseStore['readChannel'] = (channel) => this.#channels.read(channel);
  compareAndSwapChannel: ReleaseStore['compareAndSwapChannel'] = (channel, expected, next) =>
    this.#channels.compareAndSwap(channel, expected, next);
  watchChannel: ReleaseStore['watchChannel'] = (channel, onChange, onError) =>
    this.#channels.watch(channel, onChange, onError);

  async publish(folder: string): Promise<ReleaseManifest> {
    const { manifest, manifestText, files } = await checkReleaseFolder(folder);
    const known = await this.#manifestText(manifest.name, manifest.version).catch(() => null);
    if (known !== null) return sameOrRefused(manifest, manifestText, known);
    const incoming = join(this.#root, INCOMING_FOLDER, randomUUID());
    try {
      await writeInto(incoming, MANIFEST_FILE, Buffer.from(manifestText));
      await Promise.all([...files].map(([path, content]) => writeReleaseFile(incoming, path, content)));
      await mkdir(join(this.#root, manifest.name), { recursive: true });
      await rename(incoming, this.#folderOf(manifest.name, manifest.version));
      return manifest;
    } catch (error) {
      await rm(incoming, { recursive: true, force: true });
      const winner = await this.#manifestText(manifest.name, manifest.version).catch(() => null);
      if (winner !== null) return sameOrRefused(manifest, manifestText, winner);
      throw error;
    }
  }

  async readManifest(module: string, version: string): Promise<ReleaseManifest> {
    return releaseManifest.parse(JSON.parse(await this.#manifestText(module, version)));
  }

  async readFile(module: string, version: string, path: string): Promise<Buffer> {
    if (!isReleasePath(path)) throw notFound(module, version, path);
    return readFile(join(this.#folderOf(module, version), path)).catch(() => {
      throw notFound(module, version, path);
    });
  }

  async readBrotli(module: string, version: string, path: string): Promise<Buffer | null> {
    if (!isReleasePath(path)) throw notFound(module, version, path);
    return readFile(join(this.#folderOf(module, version), BROTLI_FOLDER, path)).catch(() => null);
  }

  async listModules(): Promise<string[]> {
    const names = await readdir(this.#root).catch(() => []);
    return names.filter((name) => !name.startsWith('.') && name !== 'channels').sort();
  }

  async listVersions(module: string): Promise<string[]> {
    const names = await readdir(join(this.#root, moduleName(module))).catch(() => []);
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(this.#root, module, name))).mtimeMs })),
    );
    return dated.sort((a, b) => a.at - b.at).map(({ name }) => name);
  }

  async #manifestText(module: string, version: string): Promise<string> {
    return readFile(join(this.#folderOf(module, version), MANIFEST_FILE), 'utf8').catch(() => {
      throw notFound(module, version, MANIFEST_FILE);
    });
  }

  #folderOf(module: string, version: string): string {
    if (!isReleasePath(version)) throw notFound(module, version, MANIFEST_FILE);
    return join(this.#root, moduleName(module), version);
  }
}

async function writeReleaseFile(folder: string, path: string, content: Buffer): Promise<void> {
  await writeInto(folder, path, content);
  if (isCompressible(path)) await writeInto(join(folder, BROTLI_FOLDER), path, await brotli(content, 11));
}

async function writeInto(folder: string, path: string, content: Buffer): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content, { flag: 'wx' });
}

function sameOrRefused(manifest: ReleaseManifest, text: string, published: string): ReleaseManifest {
  if (text === published) return manifest;
  throw new ReleaseRefusedError(
    `Failed to publish ${manifest.name}@${manifest.version}: this version is published with other content. ` +
      'Give the build a version of its own.',
  );
}

function moduleName(module: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(module)) throw notFound(module, '', MANIFEST_FILE);
  return module;
}

function notFound(module: string, version: string, path: string): ReleaseNotFoundError {
  return new ReleaseNotFoundError(`Failed to read ${path} of ${module}@${version}: the store has no such file.`);
}
