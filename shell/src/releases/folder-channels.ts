import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChannelRecord, channelRecord, emptyChannel } from './channel-record';
import type { ChannelContent, ChannelName } from './release-store';

const REVISIONS_KEPT = 20;
const POLL_MS = 500;

/**
 * Channel records as one file per revision, `<channel>/<revision>.json`; the highest is live. A revision is made by a
 * hard link, which the file system makes once: two writers cannot both win, and a writer that is killed leaves either
 * a whole record or none.
 */
export class FolderChannels {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(channel: ChannelName): Promise<ChannelRecord> {
    // A revision may be pruned between listing and reading; then a newer one is there.
    for (let attempt = 0; ; attempt += 1) {
      const [newest] = await this.#revisions(channel);
      if (newest === undefined) return emptyChannel;
      try {
        return channelRecord.parse(JSON.parse(await readFile(this.#fileOf(channel, newest), 'utf8')));
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

  /** A writer that slept through many changes may have linked a revision long pruned: that is no win. */
  async #settle(channel: ChannelName, revision: number): Promise<boolean> {
    const revisions = await this.#revisions(channel);
    const outdated = revisions.some((other) => other > revision + REVISIONS_KEPT);
    const pruned = outdated ? [revision] : revisions.slice(REVISIONS_KEPT);
    await Promise.all(pruned.map((old) => rm(this.#fileOf(channel, old), { force: true })));
    return !outdated;
  }

  watch(
    channel: ChannelName,
    onChange: (record: ChannelRecord) => void,
    onError: (error: unknown) => void,
  ): () => void {
    let seen = -1;
    let stopped = false;
    let timer: NodeJS.Timeout;
    const poll = async (): Promise<void> => {
      try {
        const [newest = 0] = await this.#revisions(channel);
        if (newest !== seen && !stopped) {
          const record = await this.read(channel);
          seen = record.revision;
          if (!stopped) onChange(record);
        }
      } catch (error) {
        if (!stopped) onError(error);
      }
      if (!stopped) timer = setTimeout(poll, POLL_MS);
    };
    timer = setTimeout(poll, 0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
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

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

function isTaken(error: unknown): boolean {
  return hasCode(error, 'EEXIST');
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
