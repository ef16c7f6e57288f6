import { type ChannelName, InMemoryReleaseStore, type MemoryBucket } from '..';

/** A store with a concurrent write at a chosen moment: just before a swap, or just after one. */
export class InterferingStore extends InMemoryReleaseStore {
  readonly #interference: { when: 'before' | 'after'; channel: ChannelName; act: () => Promise<unknown> };
  #isDone = false;

  constructor(
    bucket: MemoryBucket,
    interference: { when: 'before' | 'after'; channel: ChannelName; act: () => Promise<unknown> },
  ) {
    super(bucket);
    this.#interference = interference;
    const swap = this.compareAndSwapChannel;
    this.compareAndSwapChannel = async (channel, expected, next) => {
      await this.#act('before', channel);
      const isWon = await swap(channel, expected, next);
      await this.#act('after', channel);
      return isWon;
    };
  }

  async #act(when: 'before' | 'after', channel: ChannelName): Promise<void> {
    const { act, ...wanted } = this.#interference;
    if (this.#isDone || when !== wanted.when || channel !== wanted.channel) return;
    this.#isDone = true;
    await act();
  }
}
