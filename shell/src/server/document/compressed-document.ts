import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { CompressedDocument } from '../model/rendered-page';

/** Compresses a document's HTML where it is made. */
export function compressDocument(html: string): CompressedDocument {
  const plain = Buffer.from(html);
  return {
    brotli: brotliCompressSync(plain, {
      params: {
        // The better qualities take ten times as long, for a page that lives for minutes.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        // A page is far smaller than the default window of 4 MB, whose allocation costs more than the compression.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
    plainBytes: plain.length,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}
