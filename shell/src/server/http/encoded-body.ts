import type { IncomingHttpHeaders } from 'node:http';
import { brotli, gzip } from '../../releases/compress';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a client takes, by its `accept-encoding`; `q=0` is a no. */
export function acceptedEncoding(headers: IncomingHttpHeaders): ContentEncoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  for (const encoding of ['br', 'gzip'] as const) {
    const found = new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`).exec(accepted);
    if (found && Number(found[1] ?? 1) > 0) return encoding;
  }
  return 'identity';
}

/** A body with its compressed forms, each made when first asked for and then kept. */
export class EncodedBody {
  readonly identity: Buffer;
  readonly #variants = new Map<ContentEncoding, Promise<Buffer>>();
  readonly #ready = new Map<ContentEncoding, Buffer>();
  readonly #quality: 5 | 11;

  constructor(identity: Buffer, known: { br?: Buffer | null; quality?: 5 | 11 } = {}) {
    this.identity = identity;
    this.#ready.set('identity', identity);
    if (known.br) this.#ready.set('br', known.br);
    this.#quality = known.quality ?? 5;
  }

  /** The bytes in this encoding if they are at hand. */
  ready(encoding: ContentEncoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  /** Two requests at once share one compression. */
  encode(encoding: ContentEncoding): Promise<Buffer> {
    const ready = this.#ready.get(encoding);
    if (ready) return Promise.resolve(ready);
    const running = this.#variants.get(encoding);
    if (running) return running;
    const made = (encoding === 'br' ? brotli(this.identity, this.#quality) : gzip(this.identity)).then((bytes) => {
      this.#ready.set(encoding, bytes);
      this.#variants.delete(encoding);
      return bytes;
    });
    this.#variants.set(encoding, made);
    return made;
  }
}
