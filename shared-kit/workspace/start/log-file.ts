import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs';

const LARGEST_BYTES = 20 * 1024 * 1024;

/** Opens a log for appending; a large one is rotated once to `<file>.1`. */
export function openLog(file: string): WriteStream {
  if (existsSync(file) && statSync(file).size > LARGEST_BYTES) renameSync(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A full disk must not end the shop.
  stream.on('error', () => undefined);
  return stream;
}

const WARNING = 40;

/** The text of a pino line that is a warning or worse; undefined for all other lines. */
export function warningIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    if (typeof entry.level !== 'number' || entry.level < WARNING) return undefined;
    return [entry.msg, entry.err?.message].filter((part) => part !== undefined && part !== '').join(': ') || undefined;
  } catch {
    return undefined;
  }
}

/** Cuts a stream of text into lines. */
export function eachLine(handle: (line: string) => void): (chunk: Buffer | string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) handle(line);
  };
}
