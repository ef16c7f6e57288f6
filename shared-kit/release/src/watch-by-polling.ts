import type { ChannelRecord } from './channel-record';

const POLL_MS = 500;

export interface WatchOptions {
  /** Cheap fingerprint of the record: it changes with the record, and is null when there is none. */
  stamp: () => Promise<string | null>;
  read: () => Promise<ChannelRecord>;
  onChange: (record: ChannelRecord) => void;
  onError: (error: unknown) => void;
}

/** A channel never becomes empty by itself: its store is out of reach. */
class ChannelGoneError extends Error {
  override name = 'ChannelGoneError';
  readonly code = 'ENOENT';
}

/**
 * Polls for a changed record twice a second and passes new ones on. After an error it passes an unchanged record too,
 * so that consumers notice the end of the error.
 * @returns stops the polling
 */
export function watchByPolling({ stamp, read, onChange, onError }: WatchOptions): () => void {
  let seen: string | null | undefined;
  let hadRecord = false;
  let stopped = false;
  let timer: NodeJS.Timeout;
  const look = async (): Promise<void> => {
    try {
      const found = await stamp();
      if (found !== seen && !stopped) {
        if (found === null && hadRecord) throw new ChannelGoneError('Failed to read a release channel: it is gone.');
        const record = await read();
        seen = found;
        hadRecord ||= found !== null;
        if (!stopped) onChange(record);
      }
    } catch (error) {
      seen = undefined;
      if (!stopped) onError(error);
    }
    if (!stopped) timer = setTimeout(look, POLL_MS);
  };
  timer = setTimeout(look, 0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
