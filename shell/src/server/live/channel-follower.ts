import type { ChannelName, ChannelRecord, ReleaseStore } from '../../releases';
import type { Problems } from './problems';

const GONE = 'it is gone from the store';

/**
 * Follows one channel of the store. While it cannot be read (the store is away, a record is cut short) the last good
 * record stays, the trouble is told once, and the store tells the record again when it can be read.
 */
export class ChannelFollower {
  readonly #store: ReleaseStore;
  readonly #channel: ChannelName;
  readonly #problems: Problems;
  readonly #onChange: () => void;
  readonly #stopWatching: () => void;
  #record: ChannelRecord | null = null;
  #wasHeard = false;
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

  /** Whether the channel answered at all, be it with an error. */
  get wasHeard(): boolean {
    return this.#wasHeard;
  }

  /** Looks now, instead of waiting for the store to tell. Trouble is told by the watching. */
  async refresh(): Promise<void> {
    const record = await this.#store.readChannel(this.#channel).catch(() => null);
    // What the watching told meanwhile may be newer than what was read here.
    if (record !== null && record.revision > (this.#record?.revision ?? -1)) this.#take(record);
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWatching();
  }

  #take(record: ChannelRecord): void {
    if (this.#isStopped) return;
    // A store that was there and now has nothing was moved away; nobody takes all releases back.
    if (record.revision === 0 && (this.#record?.revision ?? 0) > 0) {
      this.#fail(GONE);
      return;
    }
    this.#problems.set(`channel-${this.#channel}`, []);
    const isNew = JSON.stringify(record) !== JSON.stringify(this.#record);
    this.#record = record;
    this.#wasHeard = true;
    if (isNew) this.#onChange();
  }

  #fail(cause: string, error?: unknown): void {
    if (this.#isStopped) return;
    const message = `The ${this.#channel} channel cannot be read (${cause}); the last good releases stay live.`;
    this.#problems.set(`channel-${this.#channel}`, [{ about: `${this.#channel} channel`, message, error }]);
    if (!this.#wasHeard) {
      this.#wasHeard = true;
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
