import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotli, gzip } from '@aksamit/release';

const decompress = promisify(brotliDecompress);

export type ContentEncoding = 'br' | 'gzip' | 'identity';

const patternOf = (encoding: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`);

/** Compressed forms, the best one first. */
const COMPRESSED = [
  ['br', patternOf('br')],
  ['gzip', patternOf('gzip')],
] as const;

/** The best encoding that a client accepts, by its `accept-encoding`; `q=0` excludes one. */
export function acceptedEncoding(headers: IncomingHttpHeaders): ContentEncoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  for (const [encoding, pattern] of COMPRESSED) {
    const found = pattern.exec(accepted);
    if (found && Number(found[1] ?? 1) > 0) return encoding;
  }
  return 'identity';
}

/** A body with its compressed forms, each created on first request and then stored. */
export class EncodedBody {
  /** Bytes of the plain form. */
  readonly plainBytes: number;
  readonly #forms = new Map<ContentEncoding, Buffer>();
  readonly #making = new Map<ContentEncoding, Promise<Buffer>>();

  constructor(plain: Buffer | null, known: { br?: Buffer | null; plainBytes?: number } = {}) {
    this.plainBytes = plain?.length ?? known.plainBytes ?? 0;
    if (plain) this.#forms.set('identity', plain);
    if (known.br) this.#forms.set('br', known.br);
  }

  /**
   * A body of which the compressed form is there, and stored alone: the few clients that need the plain one get it
   * decompressed.
   * @param br brotli of `plainBytes` bytes
   */
  static compressed(br: Buffer, plainBytes: number): EncodedBody {
    return new EncodedBody(null, { br, plainBytes });
  }

  /** The bytes in this encoding if they are available. */
  ready(encoding: ContentEncoding): Buffer | undefined {
    return this.#forms.get(encoding);
  }

  /** Compresses the body. Concurrent requests share one compression. */
  encode(encoding: ContentEncoding): Promise<Buffer> {
    const ready = this.#forms.get(encoding);
    if (ready) return Promise.resolve(ready);
    const running = this.#making.get(encoding);
    if (running) return running;
    const made = this.#make(encoding).then((bytes) => {
      if (encoding !== 'identity') this.#forms.set(encoding, bytes);
      this.#making.delete(encoding);
      return bytes;
    });
    this.#making.set(encoding, made);
    return made;
  }

  async #make(encoding: ContentEncoding): Promise<Buffer> {
    const plain = this.#forms.get('identity') ?? (await decompress(this.#forms.get('br') ?? Buffer.alloc(0)));
    if (encoding === 'identity') return plain;
    return encoding === 'br' ? brotli(plain) : gzip(plain);
  }
}
