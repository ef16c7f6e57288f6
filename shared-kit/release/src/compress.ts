import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzipCallback);
const COMPRESSIBLE = /\.(?:js|css|json|svg|html|txt|xml|map|webmanifest)$/;

/** Whether a file of this name gets smaller by compression (fonts and pictures do not). */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.test(path);
}

/** Brotli of the best quality, for permanent files. */
export function brotli(content: Buffer): Promise<Buffer> {
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

export function gzip(content: Buffer): Promise<Buffer> {
  return gzipAsync(content, { level: 6 });
}
