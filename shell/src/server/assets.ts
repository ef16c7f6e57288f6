import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { EXAMPLES_FILE } from '@aksamit/contracts/platform';
import {
  integrityOf,
  isCompressible,
  ReleaseDamagedError,
  ReleaseNotFoundError,
  type ReleaseStore,
} from '@aksamit/release';
import { LRUCache } from 'lru-cache';
import { answer, answerText } from './http/answers';
import { acceptedEncoding, EncodedBody } from './http/encoded-body';
import type { Problems } from './live/problems';
import { verifiedBrotli } from './verified-brotli';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

const MAX_BYTES = 48 * 1024 * 1024;

interface Asset {
  body: EncodedBody;
  headers: Record<string, string>;
  compressible: boolean;
}

/** Address prefix of release files. */
export const ASSETS_PATH = '/assets/';

/** A file in the store does not match its manifest. */
class AssetDamagedError extends Error {
  override name = 'AssetDamagedError';
}

/**
 * Serves `/assets/<module>/<version>/…` from the release store: only files that a manifest names and that match its
 * hash. Responses are immutable, and each file is compressed once.
 */
export class Assets {
  readonly #store: ReleaseStore;
  readonly #problems: Problems;
  readonly #named = new Map<string, Promise<ReadonlyMap<string, string>>>();
  readonly #assets = new LRUCache<string, Asset>({ maxSize: MAX_BYTES, sizeCalculation: weightOf });

  constructor(store: ReleaseStore, problems: Problems) {
    this.#store = store;
    this.#problems = problems;
  }

  /** @param pathname normalised */
  async handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answerText(request, response, 405, 'Method not allowed.');
    }
    const asset = this.#assets.get(pathname) ?? (await this.#load(pathname));
    if (asset === 'damaged') return answerText(request, response, 500, 'This file is damaged.');
    if (!asset) return answerText(request, response, 404, 'Not found.');
    const encoding = asset.compressible ? acceptedEncoding(request.headers) : 'identity';
    const body = asset.body.ready(encoding) ?? (await asset.body.encode(encoding));
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    answer(request, response, 200, { ...asset.headers, ...encoded }, body);
  }

  async #load(pathname: string): Promise<Asset | 'damaged' | null> {
    const found = /^\/assets\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname);
    if (!found) return null;
    const [, module = '', version = '', path = ''] = found;
    try {
      const named = await this.#pathsOf(module, version);
      const integrity = named.get(path);
      if (integrity === undefined) return null;
      const [content, br] = await Promise.all([
        this.#store.readFile(module, version, path),
        this.#store.readBrotli(module, version, path),
      ]);
      if (integrityOf(content) !== integrity) throw new AssetDamagedError();
      this.#problems.set(pathname, []);
      this.#problems.set(manifestSource(module, version), []);
      const asset = assetOf(path, content, br && (await verifiedBrotli(br, integrity)));
      this.#assets.set(pathname, asset);
      return asset;
    } catch (error) {
      if (error instanceof AssetDamagedError) {
        const message = `${path} does not fit its hash and is not served. Publish the release again.`;
        this.#problems.set(pathname, [{ about: `${module}@${version}`, message }]);
        return 'damaged';
      }
      if (error instanceof ReleaseDamagedError) {
        const message = 'Its manifest is damaged or not authentic: no file of it is served. Release another version.';
        this.#problems.set(manifestSource(module, version), [{ about: `${module}@${version}`, message, error }]);
        return 'damaged';
      }
      if (error instanceof ReleaseNotFoundError) return null;
      throw error;
    }
  }

  /**
   * Files of a release that browsers may load, with their hashes: all in the manifest but server-only and publishing
   * files.
   */
  #pathsOf(module: string, version: string): Promise<ReadonlyMap<string, string>> {
    const key = `${module}@${version}`;
    const known = this.#named.get(key);
    if (known) return known;
    const named = this.#store.readManifest(module, version).then(({ files, entries }) => {
      const served = files.filter(({ path }) => path !== entries.server && path !== EXAMPLES_FILE);
      return new Map(served.map(({ path, integrity }) => [path, integrity]));
    });
    this.#named.set(key, named);
    named.catch(() => this.#named.delete(key));
    return named;
  }
}

const manifestSource = (module: string, version: string): string => `${ASSETS_PATH}${module}/${version}`;

/** The plain file and its compressed forms, in bytes. */
function weightOf({ body }: Pick<Asset, 'body'>): number {
  return Math.max(1, Math.ceil(body.plainBytes * 1.5));
}

function assetOf(path: string, content: Buffer, br: Buffer | null): Asset {
  return {
    body: new EncodedBody(content, { br }),
    compressible: isCompressible(path),
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    },
  };
}
