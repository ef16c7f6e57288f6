import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReleaseDamagedError, ReleaseNotFoundError, type ReleaseStore } from '@aksamit/release';
import { LRUCache } from 'lru-cache';
import { answer, answerText } from './http/answers';
import { acceptedEncoding, EncodedBody } from './http/encoded-body';
import type { LiveReleases } from './live/live-releases';
import { makeReleaseSet } from './live/make-release-set';
import type { ReleaseSet } from './model/release-set';
import { type NamedRelease, releasesContent, releasesOfAddress } from './model/releases-file';

/** Files of this many release sets stay in memory, compressed. */
const MOST_FILES = 32;
/** Former sets that are put together at one time; each takes a read of its manifests. */
const MOST_AT_ONCE = 2;

/** As many files of former sets are being put together as this server does at one time. */
class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Serves the files that pages name instead of containing their releases. Those of live sets are at hand; a former one (a
 * page from a cache, an open tab, another page server that read the channels later) is put together from the versions in
 * its address, and sent only when it is the content that the address names.
 */
export class ReleaseFiles {
  readonly #store: ReleaseStore;
  readonly #live: Pick<LiveReleases, 'sets'>;
  readonly #files = new LRUCache<string, EncodedBody>({ max: MOST_FILES });
  readonly #running = new Map<string, Promise<EncodedBody | null>>();

  constructor(store: ReleaseStore, live: Pick<LiveReleases, 'sets'>) {
    this.#store = store;
    this.#live = live;
  }

  /** @param pathname normalised */
  async handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answerText(request, response, 405, 'Method not allowed.');
    }
    try {
      const body = this.#files.get(pathname) ?? this.#ofLive(pathname) ?? (await this.#ofFormer(pathname));
      if (!body) return answerText(request, response, 404, 'Not found.');
      const encoding = acceptedEncoding(request.headers);
      const bytes = body.ready(encoding) ?? (await body.encode(encoding));
      answer(request, response, 200, headersFor(encoding), bytes);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      response.setHeader('retry-after', '1');
      answerText(request, response, 503, 'Too many at once. Try again.');
    }
  }

  #ofLive(pathname: string): EncodedBody | null {
    const set = this.#live.sets?.all.find(({ releasesFile }) => releasesFile?.url === pathname);
    return set ? this.#remember(pathname, set) : null;
  }

  #ofFormer(pathname: string): Promise<EncodedBody | null> {
    const named = releasesOfAddress(pathname);
    if (!named) return Promise.resolve(null);
    const known = this.#running.get(pathname);
    if (known) return known;
    if (this.#running.size >= MOST_AT_ONCE) throw new BusyError();
    const running = this.#compose(pathname, named).finally(() => this.#running.delete(pathname));
    this.#running.set(pathname, running);
    return running;
  }

  async #compose(pathname: string, named: readonly NamedRelease[]): Promise<EncodedBody | null> {
    try {
      const releases = await Promise.all(
        named.map(async ({ module, version, channel }) => ({
          manifest: await this.#store.readManifest(module, version),
          bundle: null,
          channel,
        })),
      );
      const set = makeReleaseSet({ releases, pageView: null });
      return set.releasesFile?.url === pathname ? this.#remember(pathname, set) : null;
    } catch (error) {
      if (error instanceof ReleaseNotFoundError || error instanceof ReleaseDamagedError) return null;
      throw error;
    }
  }

  #remember(pathname: string, set: ReleaseSet): EncodedBody {
    const body = new EncodedBody(Buffer.from(releasesContent(set)));
    this.#files.set(pathname, body);
    return body;
  }
}

const headersFor = (encoding: 'br' | 'gzip' | 'identity') => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'accept-encoding',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});
