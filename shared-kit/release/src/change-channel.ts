import { setTimeout as pause } from 'node:timers/promises';
import { type ChannelRecord, channelRecord } from './channel-record';
import type { ChannelContent, ChannelName, ReleaseStore } from './release-store';

const ATTEMPTS = 40;

export interface ChannelChange {
  /** The record that the change was based on. */
  before: ChannelRecord;
  /** The record that is deployed now; equal to `before` when nothing had to change. */
  after: ChannelRecord;
}

/**
 * Changes a channel's record. `decide` returns the next content, or null to change nothing. It is called again with the
 * newer record when another writer was faster: its checks always apply to the record that is replaced.
 */
export async function changeChannel(
  store: ReleaseStore,
  channel: ChannelName,
  decide: (record: ChannelRecord) => ChannelContent | null | Promise<ChannelContent | null>,
): Promise<ChannelChange> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await store.readChannel(channel);
    const next = await decide(before);
    if (next === null) return { before, after: before };
    if (await store.compareAndSwapChannel(channel, before.revision, next)) {
      return { before, after: channelRecord.parse({ ...next, revision: before.revision + 1 }) };
    }
    await pause(Math.random() * 10 * (attempt + 1));
  }
  throw new Error(`Failed to change the ${channel} channel: other writers were always quicker. Run it again.`);
}
