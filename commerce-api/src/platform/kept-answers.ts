/**
 * Answers that cost much, made once for all who ask: bounded in number and bytes, never older than an edit, and never kept
 * past the next price boundary.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachePublicly, etagOf } from './public-cache';
import type { SeenChanges } from './seen-changes';

const LONGEST_MS = 120_000;

/** JSON, written once, with its ETag. */
interface Written {
  answer: Buffer;
  etag: string;
}

interface Kept extends Written {
  version: string;
  madeAt: number;
  until: number;
}

/** What is made of an answer. */
export interface Made {
  /** As it is sent. */
  text: string;
  /** When a price in it changes next; null: none does. */
  boundary: Date | null;
}

export interface KeptAnswers {
  /**
   * The answer of a key, made now or kept. One making for all who ask at the same time.
   * @param make is told the version of the changes that the answer will hang on
   * @returns the answer and until when it may be kept by others too
   */
  get(key: string, now: Date, make: (version: string) => Promise<Made>): Promise<Written & { until: Date }>;
}

export interface KeptRoom {
  /** Answers at the most; who was not asked for longest goes first. */
  most: number;
  /** Bytes of all of them at the most. */
  mostBytes: number;
}

/**
 * Keeps answers for 120 seconds and until something that they show changes, which is looked for at each request.
 * @param changes what the answers hang on
 */
export function createKeptAnswers(changes: SeenChanges, { most, mostBytes }: KeptRoom): KeptAnswers {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Kept>>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.answer.length ?? 0;
    kept.delete(key);
  }

  function keep(key: string, made: Kept): void {
    forget(key);
    kept.set(key, made);
    bytes += made.answer.length;
    for (const oldest of kept.keys()) {
      if (kept.size <= most && bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  async function makeAnew(
    key: string,
    version: string,
    now: number,
    make: (version: string) => Promise<Made>,
  ): Promise<Kept> {
    const { text, boundary } = await make(version);
    const answer = Buffer.from(text, 'utf8');
    const until = Math.min(now + LONGEST_MS, boundary?.getTime() ?? Number.POSITIVE_INFINITY);
    const made = { answer, etag: etagOf(answer), version, madeAt: now, until };
    if (changes.isSettled(version, now)) keep(key, made);
    return made;
  }

  return {
    async get(key, at, make) {
      const now = at.getTime();
      const version = await changes.versionAt(now);
      const found = kept.get(key);
      if (found?.version === version && now >= found.madeAt && now < found.until) {
        keep(key, found);
        return untilOf(found);
      }
      const work = `${version} ${key}`;
      const running = making.get(work) ?? makeAnew(key, version, now, make).finally(() => making.delete(work));
      making.set(work, running);
      return untilOf(await running);
    },
  };
}

const untilOf = ({ answer, etag, until }: Kept) => ({ answer, etag, until: new Date(until) });

/**
 * Answers a public read with what is kept, or with what `make` gives, written as JSON once.
 * @param key what else than the path the answer depends on
 * @param make the answer, and when a price in it changes next
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswers,
  key: string,
  make: (version: string) => Promise<{ answer: unknown; boundary?: Date | null }>,
): Promise<FastifyReply> {
  const written = async (version: string) => {
    const { answer, boundary = null } = await make(version);
    // The route's own serializer checks the answer where answers are checked.
    return { text: String(reply.serialize(answer)), boundary };
  };
  const { answer, etag, until } = await kept.get(key, request.context.now, written);
  cachePublicly(request, reply, until);
  return reply.type('application/json; charset=utf-8').header('etag', etag).send(answer);
}
