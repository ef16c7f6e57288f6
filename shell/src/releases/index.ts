/** The release store: what the page server reads and what building and releasing write. */
export { type ChannelRecord, channelRecord } from './channel-record';
export { integrityOf } from './check-release-folder';
export { FolderReleaseStore } from './folder-release-store';
export { promote, publishAndPromote } from './publish-and-promote';
export { type ChannelName, ReleaseNotFoundError, ReleaseRefusedError, type ReleaseStore } from './release-store';
