import { setTimeout as pause } from 'node:timers/promises';
import { type ChannelRecord, channelRecord } from './channel-record';
import type { ChannelContent, ChannelName, ReleaseStore } from './release-store';

const ATTEMPTS = 40;

export interface ChannelChange {
  /** The record that the change was decided on. */
  before: ChannelRecord;
  /** What is live now; the same as before when nothing was to be changed. */
  after: ChannelRecord;
}

/**
 * Changes a channel's record. `decide` gives the next content, or null to leave all as it is, and is asked again with
 * the newer record when another writer was quicker: what it checks, it checks against what really gets replaced.
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
