import type { ChannelName, ChannelRecord, ReleaseStore } from '@aksamit/release';
import type { Problems } from './problems';

const GONE = 'it is gone from the store';

/**
 * Follows one channel of the store. While it cannot be read (the store is away, a record is truncated) the last good
 * record stays and the problem is reported once. The store passes the record again as soon as it can be read.
 */
export class ChannelFollower {
  readonly #store: ReleaseStore;
  readonly #channel: ChannelName;
  readonly #problems: Problems;
  readonly #onChange: () => void;
  readonly #stopWatching: () => void;
  #record: ChannelRecord | null = null;
  #hasAnswered = false;
  #isStopped = false;

  constructor(options: { store: ReleaseStore; channel: ChannelName; problems: Problems; onChange: () => void }) {
    this.#store = options.store;
    this.#channel = options.channel;
    this.#problems = options.problems;
    this.#onChange = options.onChange;
    this.#stopWatching = options.store.watchChannel(
      this.#channel,
      (record) => this.#take(record),
      (error) => this.#fail(causeOf(error), error),
    );
  }

  /** The last good record; null while there was none. */
  get record(): ChannelRecord | null {
    return this.#record;
  }

  /** Whether the store has answered for this channel, also with an error. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  /** Reads the channel now instead of waiting for the store's notification. Errors are reported by the watcher. */
  async refresh(): Promise<void> {
    const record = await this.#store.readChannel(this.#channel).catch(() => null);
    // The watcher may have received a newer record than the one read here.
    if (record !== null && record.revision > (this.#record?.revision ?? -1)) this.#take(record);
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWatching();
  }

  #take(record: ChannelRecord): void {
    if (this.#isStopped) return;
    // A store that had records and now has none was moved away: nobody withdraws all releases.
    if (record.revision === 0 && (this.#record?.revision ?? 0) > 0) {
      this.#fail(GONE);
      return;
    }
    this.#problems.set(`channel-${this.#channel}`, []);
    const isNew = JSON.stringify(record) !== JSON.stringify(this.#record);
    this.#record = record;
    this.#hasAnswered = true;
    if (isNew) this.#onChange();
  }

  #fail(cause: string, error?: unknown): void {
    if (this.#isStopped) return;
    const message = `The ${this.#channel} channel cannot be read (${cause}); the last good releases stay live.`;
    this.#problems.set(`channel-${this.#channel}`, [{ about: `${this.#channel} channel`, message, error }]);
    if (!this.#hasAnswered) {
      this.#hasAnswered = true;
      this.#onChange();
    }
  }
}

/** Without paths: /healthz is public. */
function causeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  if (code === 'ENOENT') return GONE;
  return typeof code === 'string' ? code : 'the record is damaged';
}
