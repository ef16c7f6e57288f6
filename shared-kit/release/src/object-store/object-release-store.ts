import { randomUUID } from 'node:crypto';
import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { z } from 'zod';
import { checkedRelease, isReleasePath } from '../check-release-folder';
import type { CheckedRelease } from '../checked-release';
import { type ReleaseEvidence, type ReleaseEvidenceInput, releaseEvidence } from '../release-evidence';
import { MANIFEST_FILE, notInStore, type ReleaseStore, sameOrRefused } from '../release-store';
import { parseSignatures, type ReleaseSignature, releaseSignature, signatureName } from '../signing/release-signature';
import { parseStoredManifest } from '../stored-manifest';
import type { ObjectBucket } from './object-bucket';
import { ObjectChannels } from './object-channels';

/** Upload and manifest text of a version. The version is published once this object exists. */
const pointer = z.strictObject({ upload: z.string(), publishedAt: z.iso.datetime(), manifest: z.string() });
type Pointer = z.infer<typeof pointer>;

/**
 * A release store in a bucket. Files are uploaded to a folder of their own first (`uploads/<id>/…`). The version exists
 * once its pointer does (`releases/<module>/<version>.json`, written only if absent): it appears completely or not at
 * all, and one of two writers wins.
 */
export class ObjectReleaseStore implements ReleaseStore {
  readonly #bucket: ObjectBucket;
  readonly #channels: ObjectChannels;
  readonly #now: () => Date;

  constructor(bucket: ObjectBucket, now = () => new Date()) {
    this.#bucket = bucket;
    this.#now = now;
    this.#channels = new ObjectChannels(bucket);
  }

  readChannel: ReleaseStore['readChannel'] = (channel) => this.#channels.read(channel);
  compareAndSwapChannel: ReleaseStore['compareAndSwapChannel'] = (channel, expected, next) =>
    this.#channels.compareAndSwap(channel, expected, next);
  watchChannel: ReleaseStore['watchChannel'] = (channel, onChange, onError) =>
    this.#channels.watch(channel, onChange, onError);

  async publish(release: string | CheckedRelease): Promise<ReleaseManifest> {
    const { manifest, manifestText, files, compressed, signatures = [] } = await checkedRelease(release);
    const known = await this.#pointer(manifest.name, manifest.version);
    if (known !== null) sameOrRefused(manifest, manifestText, known.manifest);
    // Before the release, so that it never exists without its signatures.
    for (const signature of signatures) await this.#sign(manifest.name, manifest.version, signature);
    if (known !== null) return manifest;
    const upload = randomUUID();
    for (const [path, content] of await compressed()) await this.#bucket.put(brotliKey(upload, path), content);
    for (const [path, content] of files) await this.#bucket.put(fileKey(upload, path), content);
    const text: Pointer = { upload, publishedAt: this.#now().toISOString(), manifest: manifestText };
    const key = pointerKey(manifest.name, manifest.version);
    if (await this.#bucket.put(key, Buffer.from(JSON.stringify(text)), 'absent')) return manifest;
    await this.#deleteAll(`uploads/${upload}/`);
    const winner = await this.#found(manifest.name, manifest.version);
    return sameOrRefused(manifest, manifestText, winner.manifest);
  }

  async readManifest(module: string, version: string): Promise<ReleaseManifest> {
    return parseStoredManifest((await this.#found(module, version)).manifest, module, version);
  }

  async readManifestText(module: string, version: string): Promise<string> {
    return (await this.#found(module, version)).manifest;
  }

  async readFile(module: string, version: string, path: string): Promise<Buffer> {
    const content = await this.#read(module, version, path, fileKey);
    if (content === null) throw notInStore(module, version, path);
    return content;
  }

  readBrotli: ReleaseStore['readBrotli'] = (module, version, path) => this.#read(module, version, path, brotliKey);

  async publishedAt(module: string, version: string): Promise<Date> {
    return new Date((await this.#found(module, version)).publishedAt);
  }

  async listModules(): Promise<string[]> {
    const keys = await this.#bucket.list('releases/');
    return [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  }

  async listVersions(module: string): Promise<string[]> {
    const prefix = `releases/${module}/`;
    const versions = (await this.#bucket.list(prefix)).map((key) => key.slice(prefix.length, -'.json'.length));
    const dated = await Promise.all(
      versions.map(async (version) => ({ version, at: (await this.#pointer(module, version))?.publishedAt ?? '' })),
    );
    return dated.sort((a, b) => a.at.localeCompare(b.at)).map(({ version }) => version);
  }

  async remove(module: string, version: string): Promise<void> {
    const found = await this.#pointer(module, version);
    if (found === null) return;
    await this.#bucket.delete(pointerKey(module, version));
    await this.#deleteAll(`uploads/${found.upload}/`);
    await this.#deleteAll(evidencePrefix(module, version));
    await this.#deleteAll(signaturePrefix(module, version));
  }

  async addEvidence(module: string, version: string, evidence: ReleaseEvidenceInput): Promise<void> {
    const value = releaseEvidence.parse(evidence);
    await this.#found(module, version);
    const key = `${evidencePrefix(module, version)}${value.at}-${randomUUID()}.json`;
    await this.#bucket.put(key, Buffer.from(JSON.stringify(value)), 'absent');
  }

  async listEvidence(module: string, version: string): Promise<ReleaseEvidence[]> {
    const keys = await this.#bucket.list(evidencePrefix(module, version));
    const found = await Promise.all(keys.map((key) => this.#bucket.get(key)));
    return found.flatMap((object) =>
      object === null ? [] : releaseEvidence.parse(JSON.parse(object.body.toString('utf8'))),
    );
  }

  async addSignature(module: string, version: string, signature: ReleaseSignature): Promise<void> {
    await this.#found(module, version);
    await this.#sign(module, version, signature);
  }

  async listSignatures(module: string, version: string): Promise<ReleaseSignature[]> {
    const keys = await this.#bucket.list(signaturePrefix(module, version));
    const found = await Promise.all(keys.map((key) => this.#bucket.get(key)));
    return parseSignatures(found.flatMap((object) => object?.body.toString('utf8') ?? []));
  }

  async #sign(module: string, version: string, signature: ReleaseSignature): Promise<void> {
    const key = `${signaturePrefix(module, version)}${signatureName(signature)}.json`;
    await this.#bucket.put(key, Buffer.from(JSON.stringify(releaseSignature.parse(signature))));
  }

  async #read(
    module: string,
    version: string,
    path: string,
    keyOf: (upload: string, path: string) => string,
  ): Promise<Buffer | null> {
    if (!isReleasePath(path)) throw notInStore(module, version, path);
    const { upload } = await this.#found(module, version);
    return (await this.#bucket.get(keyOf(upload, path)))?.body ?? null;
  }

  async #found(module: string, version: string): Promise<Pointer> {
    const found = await this.#pointer(module, version);
    if (found === null) throw notInStore(module, version, MANIFEST_FILE);
    return found;
  }

  async #pointer(module: string, version: string): Promise<Pointer | null> {
    const found = await this.#bucket.get(pointerKey(module, version));
    return found && pointer.parse(JSON.parse(found.body.toString('utf8')));
  }

  async #deleteAll(prefix: string): Promise<void> {
    for (const key of await this.#bucket.list(prefix)) await this.#bucket.delete(key);
  }
}

const pointerKey = (module: string, version: string): string => `releases/${module}/${version}.json`;
const evidencePrefix = (module: string, version: string): string => `evidence/${module}/${version}/`;
const signaturePrefix = (module: string, version: string): string => `signatures/${module}/${version}/`;
const fileKey = (upload: string, path: string): string => `uploads/${upload}/files/${path}`;
const brotliKey = (upload: string, path: string): string => `uploads/${upload}/brotli/${path}`;
