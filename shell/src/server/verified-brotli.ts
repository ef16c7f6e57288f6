import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { integrityOf } from '@aksamit/release';

const decompress = promisify(brotliDecompress);

/** The compressed form of a file from the store, or null when its content does not match the hash. */
export async function verifiedBrotli(compressed: Buffer, integrity: string): Promise<Buffer | null> {
  try {
    return integrityOf(await decompress(compressed)) === integrity ? compressed : null;
  } catch {
    return null;
  }
}
