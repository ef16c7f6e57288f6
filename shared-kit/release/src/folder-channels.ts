import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChannelRecord, channelRecord, emptyChannel } from './channel-record';
import { isMissing, isTaken } from './file-errors';
import type { ChannelContent, ChannelName } from './release-store';
import { watchByPolling } from './watch-by-polling';

const MAX_REVISIONS = 20;

/**
 * Channel records as one file per revision, `<channel>/<revision>.json`; the highest is deployed. A revision is created
 * by a hard link, which the file system creates only once: two writers cannot both win, and a killed writer leaves
 * either a complete record or none.
 */
export class FolderChannels {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(channel: ChannelName): Promise<ChannelRecord> {
    // A revision may be pruned between listing and reading; a newer one exists then.
    for (let attempt = 0; ; attempt += 1) {
      const [newest] = await this.#revisions(channel);
      if (newest === undefined) return emptyChannel;
      try {
        return this.#parse(await readFile(this.#fileOf(channel, newest), 'utf8'), channel, newest);
      } catch (error) {
        if (attempt >= 2 || !isMissing(error)) throw error;
      }
    }
  }

  async compareAndSwap(channel: ChannelName, expectedRevision: number, next: ChannelContent): Promise<boolean> {
    const revision = expectedRevision + 1;
    const [newest = 0] = await this.#revisions(channel);
    if (newest !== expectedRevision) return false;
    await mkdir(join(this.#folder, channel), { recursive: true });
    const draft = join(this.#folder, channel, `.${randomUUID()}`);
    try {
      await writeDurably(draft, `${JSON.stringify(channelRecord.parse({ revision, ...next }), null, 2)}\n`);
      await link(draft, this.#fileOf(channel, revision));
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
    return this.#settle(channel, revision);
  }

  /** A writer suspended during many changes may have linked a revision that was pruned long ago: it has not won. */
  async #settle(channel: ChannelName, revision: number): Promise<boolean> {
    const revisions = await this.#revisions(channel);
    const outdated = revisions.some((other) => other > revision + MAX_REVISIONS);
    const pruned = outdated ? [revision] : revisions.slice(MAX_REVISIONS);
    await Promise.all(pruned.map((old) => rm(this.#fileOf(channel, old), { force: true })));
    return !outdated;
  }

  watch(
    channel: ChannelName,
    onChange: (record: ChannelRecord) => void,
    onError: (error: unknown) => void,
  ): () => void {
    const stamp = async (): Promise<string | null> => {
      const [newest] = await this.#revisions(channel);
      if (newest === undefined) return null;
      // Includes the time: repairing a damaged record changes the content of the same revision.
      return `${newest}@${(await stat(this.#fileOf(channel, newest))).mtimeMs}`;
    };
    return watchByPolling({ stamp, read: () => this.read(channel), onChange, onError });
  }

  #parse(text: string, channel: ChannelName, revision: number): ChannelRecord {
    try {
      return channelRecord.parse(JSON.parse(text));
    } catch {
      throw new Error(
        `Failed to read the ${channel} channel: its newest record ${this.#fileOf(channel, revision)} is damaged. ` +
          'Move that file away: the record before it is then live again.',
      );
    }
  }

  /** Highest first. */
  async #revisions(channel: ChannelName): Promise<number[]> {
    const names = await readdir(join(this.#folder, channel)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names
      .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  }

  #fileOf(channel: ChannelName, revision: number): string {
    return join(this.#folder, channel, `${String(revision).padStart(8, '0')}.json`);
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
