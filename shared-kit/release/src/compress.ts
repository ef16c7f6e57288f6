import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzipCallback);
const COMPRESSIBLE = /\.(?:js|css|json|svg|html|txt|xml|map|webmanifest)$/;

/** Whether a file of this name gets smaller by compression (fonts and pictures do not). */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.test(path);
}

/** Brotli; quality 11 for permanent files, 5 for pages that live for minutes. */
export function brotli(content: Buffer, quality: 5 | 11): Promise<Buffer> {
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // A page is far smaller than the default window of 4 MB, whose allocation costs more than the compression.
      ...(quality === 5 ? { [constants.BROTLI_PARAM_LGWIN]: 18 } : {}),
    },
  });
}

export function gzip(content: Buffer): Promise<Buffer> {
  return gzipAsync(content, { level: 6 });
}
