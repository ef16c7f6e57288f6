import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { integrityOf } from '../releases';

const decompress = promisify(brotliDecompress);

/** The compressed form of a file as the store keeps it, or null when what comes out of it does not fit the hash. */
export async function wholeBrotli(compressed: Buffer, integrity: string): Promise<Buffer | null> {
  try {
    return integrityOf(await decompress(compressed)) === integrity ? compressed : null;
  } catch {
    return null;
  }
}
