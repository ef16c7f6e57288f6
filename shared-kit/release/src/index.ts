/**
 * The release store, and everything that changes the deployed releases. Page servers read; commands and `npm start`
 * write.
 */

export { type CanaryChange, type CanaryRequest, setCanary } from './canary';
export type { ChangeOptions } from './change-options';
export type { Versions } from './channel-changes';
export { versionBefore } from './channel-history';
export { type ChannelEvent, type ChannelRecord, channelRecord } from './channel-record';
export { integrityOf } from './check-release-folder';
export { describeRefusal, GateRefusedError } from './check-with-gate';
export type { CheckedRelease } from './checked-release';
export { brotli, gzip, isCompressible } from './compress';
export { FolderReleaseStore } from './folder-release-store';
export { InMemoryReleaseStore, MemoryBucket, type ObjectBucket, ObjectReleaseStore } from './object-store';
export type { PageCheck, PageFinding } from './page-check';
export { type PreviewRequest, previewLink } from './preview-link';
export { type PromoteOptions, promote, type StableChange } from './promote';
export { PRUNE_DAYS, type PrunedVersion, type PruneOptions, prune } from './prune';
export { type Published, type PublishOptions, publish, publishAndPromote } from './publish';
export { newestEvidence, type ReleaseEvidence, type ReleaseEvidenceInput, releaseEvidence } from './release-evidence';
export {
  type ChannelContent,
  type ChannelName,
  ReleaseDamagedError,
  ReleaseNotFoundError,
  ReleaseRefusedError,
  type ReleaseStore,
  ReleaseUntrustedError,
} from './release-store';
export { rollBack } from './rollback';
export { authenticReleases } from './signing/authentic-releases';
export { ensureLocalKeys, localKeyFiles } from './signing/local-keys';
export { makeSigningKey, type SigningKey } from './signing/release-signature';
export { signReleases, unsignedReleases } from './signing/sign-releases';
export { readSigningKey, writeSigningKey } from './signing/signing-key-file';
export { readTrustedKeys, type TrustedKey } from './signing/trusted-keys';
export { type Withdrawal, withdrawCanary } from './withdraw-canaries';
