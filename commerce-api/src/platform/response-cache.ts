/**
 * Responses that cost much, made once for all requests: bounded in number and bytes, never older than an edit, and never
 * cached past the next price boundary.
 */
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CacheVersion } from './cache-version';
import { cachePublicly, etagOf } from './public-cache';

const MAX_AGE_MS = 120_000;
/** Characters; longer addresses are parsed each time, so that remembered ones take little memory. */
const LONGEST_ADDRESS = 300;

/** JSON, serialized once, with its ETag. */
interface SerializedResponse {
  /**
   * Bytes where they are sent again and again. Text that is sent once stays text: bytes outside of Node's heap cost more than
   * all else in a list of 24.
   */
  body: Buffer | string;
  etag: string;
}

/** A response, and until when caches downstream may hold it. */
type PublicResponse = SerializedResponse & { expiresAt: Date };

interface CachedResponse extends SerializedResponse {
  body: Buffer;
  version: string;
  createdAt: number;
  expiresAt: number;
}

/** A created response. */
export interface ResponseContent {
  /** As it is sent. */
  text: string;
  /** When a price in it changes next; null: none does. */
  boundary: Date | null;
}

export interface ResponseCache {
  /**
   * The response of a key, cached or created. Requests for the same key that arrive together share one creation.
   * @param create receives the cache version that the response depends on
   * @returns the response and until when caches downstream may hold it
   */
  get(key: string, now: Date, create: (version: string) => Promise<ResponseContent>): Promise<PublicResponse>;
  /** The cached response to an address that was answered before; null: there is no current one. */
  find(address: string, now: Date): Promise<PublicResponse | null>;
  /** Remembers that requests for this address are answered with the response of this key. */
  noteAddress(address: string, key: string): void;
}

export interface CacheLimits {
  maxEntries: number;
  /** Bytes of all response bodies together; 0: nothing is cached, and nothing shared. */
  maxBytes: number;
}

/**
 * Caches responses for 120 seconds and until something that they show changes, which is checked at each request. The
 * least recently used one is evicted first. Time is that of the requests, so expiry is checked here and not by lru-cache.
 * @param cacheVersion what the responses depend on
 */
export function createResponseCache(cacheVersion: CacheVersion, { maxEntries, maxBytes }: CacheLimits): ResponseCache {
  if (maxBytes === 0) return NO_CACHE;
  const responses = new LRUCache<string, CachedResponse>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  const pending = new Map<string, Promise<CachedResponse>>();
  const addresses = new LRUCache<string, string>({ max: maxEntries });

  async function createResponse(
    key: string,
    version: string,
    now: number,
    create: (version: string) => Promise<ResponseContent>,
  ): Promise<CachedResponse> {
    const { text, boundary } = await create(version);
    const body = Buffer.from(text, 'utf8');
    const expiresAt = Math.min(now + MAX_AGE_MS, boundary?.getTime() ?? Number.POSITIVE_INFINITY);
    const created = { body, etag: etagOf(body), version, createdAt: now, expiresAt };
    if (cacheVersion.isStable(version, now)) responses.set(key, created);
    return created;
  }

  const currentOf = (key: string, version: string, now: number): CachedResponse | null => {
    const cached = responses.get(key);
    return cached?.version === version && now >= cached.createdAt && now < cached.expiresAt ? cached : null;
  };

  return {
    noteAddress(address, key) {
      if (address.length <= LONGEST_ADDRESS) addresses.set(address, key);
    },
    async find(address, at) {
      const key = addresses.get(address);
      if (key === undefined || !responses.has(key)) return null;
      const now = at.getTime();
      const cached = currentOf(key, await cacheVersion.versionAt(now), now);
      return cached && publicPartOf(cached);
    },
    async get(key, at, create) {
      const now = at.getTime();
      const version = await cacheVersion.versionAt(now);
      const cached = currentOf(key, version, now);
      if (cached) return publicPartOf(cached);
      const creationKey = `${version} ${key}`;
      const creation =
        pending.get(creationKey) ??
        createResponse(key, version, now, create).finally(() => pending.delete(creationKey));
      pending.set(creationKey, creation);
      return publicPartOf(await creation);
    },
  };
}

/** Creates each response. */
const NO_CACHE: ResponseCache = {
  async get(_key, now, create) {
    const { text: body, boundary } = await create('');
    const expiresAt = new Date(Math.min(now.getTime() + MAX_AGE_MS, boundary?.getTime() ?? Number.POSITIVE_INFINITY));
    return { body, etag: etagOf(body), expiresAt };
  },
  find: async () => null,
  noteAddress() {},
};

const publicPartOf = ({ body, etag, expiresAt }: CachedResponse) => ({ body, etag, expiresAt: new Date(expiresAt) });

/**
 * Answers a public read from the cache, or with what `create` returns, serialized once.
 * @param key what else than the path the response depends on
 * @param create the response's data, and when a price in it changes next
 */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  key: string,
  create: (version: string) => Promise<{ data: unknown; boundary?: Date | null }>,
): Promise<FastifyReply> =>
  sendCachedText(request, reply, cache, key, async (version) => {
    const { data, boundary = null } = await create(version);
    // The route's own serializer checks the response where responses are checked.
    return { text: String(reply.serialize(data)), boundary };
  });

/** As sendCached, for JSON that `create` returns as it is sent: it is neither parsed nor checked. */
export async function sendCachedText(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  key: string,
  create: (version: string) => Promise<ResponseContent>,
): Promise<FastifyReply> {
  const found = await cache.get(key, request.context.now, create);
  cache.noteAddress(addressOf(request), key);
  return send(request, reply, found);
}

/**
 * onRequest hook of a route that answers with sendCachedText: what is cached for this very address is sent before the request
 * is parsed. The route's response may depend on its address, the market and the language alone.
 */
export const answerFromCache =
  (cache: ResponseCache): onRequestHookHandler =>
  (request, reply, done) => {
    const answerOrGoOn = (found: PublicResponse | null) => {
      if (found) send(request, reply, found);
      else done();
    };
    cache.find(addressOf(request), request.context.now).then(answerOrGoOn).catch(done);
  };

const addressOf = ({ context, url }: FastifyRequest) => `${context.market?.id} ${context.locale} ${url}`;

function send(request: FastifyRequest, reply: FastifyReply, { body, etag, expiresAt }: PublicResponse): FastifyReply {
  cachePublicly(request, reply, expiresAt);
  return reply.type('application/json; charset=utf-8').header('etag', etag).send(body);
}
