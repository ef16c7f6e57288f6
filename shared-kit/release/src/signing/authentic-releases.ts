import type { ReleaseManifest } from '@aksamit/contracts/platform';
import { type ChannelRecord, emptyChannel, pinOf } from '../channel-record';
import { integrityOf } from '../check-release-folder';
import { type ChannelName, type ReleaseStore, ReleaseUntrustedError } from '../release-store';
import { parseStoredManifest } from '../stored-manifest';
import { isTrusted, type TrustedKey } from './trusted-keys';

const CHANNELS: readonly ChannelName[] = ['stable', 'canary'];

/**
 * A store that reads only authentic releases. A version that is or was deployed must have the manifest that the
 * channel's record pinned. Where keys are listed, one that is valid for the module must have signed it. All other
 * operations pass to the store unchanged. Without keys a version that was never deployed is read as it is.
 * @throws ReleaseUntrustedError when a manifest is read, in addition to the store's own errors
 */
export function authenticReleases(store: ReleaseStore, keys: readonly TrustedKey[] | null): ReleaseStore {
  const known = new Map<ChannelName, ChannelRecord>();
  const recorded = (channel: ChannelName, record: ChannelRecord): ChannelRecord => {
    const before = known.get(channel);
    if (before === undefined || record.revision >= before.revision) known.set(channel, record);
    return record;
  };
  const readChannel = async (channel: ChannelName) => recorded(channel, await store.readChannel(channel));
  const pinned = async (module: string, version: string): Promise<string | undefined> => {
    // The follower of a channel reports that it cannot be read; the other channel's releases must stay readable.
    const records = await Promise.all(
      CHANNELS.map((channel) => known.get(channel) ?? readChannel(channel).catch(() => emptyChannel)),
    );
    return records.map((record) => pinOf(record, module, version)).find((pin) => pin !== undefined);
  };
  const readManifestText = async (module: string, version: string): Promise<string> => {
    const manifestText = await store.readManifestText(module, version);
    const pin = await pinned(module, version);
    if (pin !== undefined && pin !== integrityOf(manifestText)) throw rewritten(module, version);
    if (keys === null) return manifestText;
    const signatures = await store.listSignatures(module, version);
    if (isTrusted({ module, manifestText, signatures }, keys)) return manifestText;
    throw unsigned(module, version, signatures.length > 0);
  };
  return {
    publish: (release) => store.publish(release),
    readManifest: async (module, version): Promise<ReleaseManifest> =>
      parseStoredManifest(await readManifestText(module, version), module, version),
    readManifestText,
    readFile: (module, version, path) => store.readFile(module, version, path),
    readBrotli: (module, version, path) => store.readBrotli(module, version, path),
    listVersions: (module) => store.listVersions(module),
    publishedAt: (module, version) => store.publishedAt(module, version),
    listModules: () => store.listModules(),
    remove: (module, version) => store.remove(module, version),
    addEvidence: (module, version, evidence) => store.addEvidence(module, version, evidence),
    listEvidence: (module, version) => store.listEvidence(module, version),
    addSignature: (module, version, signature) => store.addSignature(module, version, signature),
    listSignatures: (module, version) => store.listSignatures(module, version),
    readChannel,
    compareAndSwapChannel: (channel, expected, next) => store.compareAndSwapChannel(channel, expected, next),
    watchChannel: (channel, onChange, onError) =>
      store.watchChannel(channel, (record) => onChange(recorded(channel, record)), onError),
  };
}

function rewritten(module: string, version: string): ReleaseUntrustedError {
  return new ReleaseUntrustedError(
    `Failed to trust ${module}@${version}: its manifest is not the one that went live. ` +
      `Find out who wrote to the store, and release another version of ${module}.`,
  );
}

function unsigned(module: string, version: string, isSigned: boolean): ReleaseUntrustedError {
  const why = isSigned ? `no listed key that speaks for ${module} has signed it` : 'it is not signed';
  return new ReleaseUntrustedError(
    `Failed to trust ${module}@${version}: ${why}. ` +
      `Publish it with the key of its team, or sign it: npm run release -- sign ${module}@${version}.`,
  );
}
