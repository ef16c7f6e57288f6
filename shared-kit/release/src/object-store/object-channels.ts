import { type ChannelRecord, channelRecord, emptyChannel } from '../channel-record';
import type { ChannelContent, ChannelName, ReleaseStore } from '../release-store';
import { watchByPolling } from '../watch-by-polling';
import type { ObjectBucket } from './object-bucket';

/** Channel records as one object each, swapped by its etag. */
export class ObjectChannels {
  readonly #bucket: ObjectBucket;

  constructor(bucket: ObjectBucket) {
    this.#bucket = bucket;
  }

  async read(channel: ChannelName): Promise<ChannelRecord> {
    return (await this.#readTagged(channel)).record;
  }

  async compareAndSwap(channel: ChannelName, expectedRevision: number, next: ChannelContent): Promise<boolean> {
    const { record, etag } = await this.#readTagged(channel);
    if (record.revision !== expectedRevision) return false;
    const text = JSON.stringify(channelRecord.parse({ ...next, revision: expectedRevision + 1 }));
    return this.#bucket.put(keyOf(channel), Buffer.from(text), etag === null ? 'absent' : { etag });
  }

  watch(channel: ChannelName, ...[onChange, onError]: WatchCallbacks): () => void {
    return watchByPolling({
      stamp: async () => (await this.#bucket.get(keyOf(channel)))?.etag ?? null,
      read: () => this.read(channel),
      onChange,
      onError,
    });
  }

  async #readTagged(channel: ChannelName): Promise<{ record: ChannelRecord; etag: string | null }> {
    const found = await this.#bucket.get(keyOf(channel));
    if (found === null) return { record: emptyChannel, etag: null };
    return { record: channelRecord.parse(JSON.parse(found.body.toString('utf8'))), etag: found.etag };
  }
}

type WatchCallbacks =
  Parameters<ReleaseStore['watchChannel']> extends [unknown, ...infer Callbacks] ? Callbacks : never;

function keyOf(channel: ChannelName): string {
  return `channels/${channel}.json`;
}
