/** Answers that grow with the shop, made once for all who ask: bounded in number, and never older than an edit. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './database';
import { cachePublicly, etagOf } from './public-cache';

const LONGEST_MS = 120_000;
/** A change that is being written counts already, but is not read yet: what is made so soon after one is not kept. */
const SETTLING_MS = 5000;

/** JSON, written once, with its ETag. */
interface Written {
  answer: Buffer;
  etag: string;
}

interface Kept extends Written {
  version: string;
  madeAt: number;
}

export interface KeptAnswers {
  /**
   * The answer of a key, made now or kept. One making for all who ask at the same time.
   * @returns the answer and until when it may be kept by others too
   */
  get(key: string, now: Date, make: () => Promise<string>): Promise<Written & { until: Date }>;
}

/**
 * Keeps at most `most` answers, for 120 seconds and until something that pages show changes: `page_changes` numbers every
 * such change (0052, 0065). Its sequence is looked at for each request, which costs no scan.
 */
export function createKeptAnswers(db: Db, most: number): KeptAnswers {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Kept>>();
  let seen = { version: '', since: 0 };

  async function readVersion(now: number): Promise<string> {
    const found = await sql<{ version: string }>`select last_value::text as version from page_changes_id_seq`.execute(
      db,
    );
    const version = found.rows[0]?.version ?? '';
    if (version !== seen.version) seen = { version, since: now };
    return version;
  }

  async function makeAnew(key: string, version: string, now: number, make: () => Promise<string>): Promise<Kept> {
    const answer = Buffer.from(await make(), 'utf8');
    const made = { answer, etag: etagOf(answer), version, madeAt: now };
    if (version === seen.version && now - seen.since >= SETTLING_MS) {
      kept.delete(key);
      kept.set(key, made);
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    }
    return made;
  }

  return {
    async get(key, at, make) {
      const now = at.getTime();
      const version = await readVersion(now);
      const found = kept.get(key);
      const isFresh = found?.version === version && now >= found.madeAt && now < found.madeAt + LONGEST_MS;
      if (found && isFresh) return untilOf(found);
      const work = `${version} ${key}`;
      const running = making.get(work) ?? makeAnew(key, version, now, make).finally(() => making.delete(work));
      making.set(work, running);
      return untilOf(await running);
    },
  };
}

const untilOf = ({ answer, etag, madeAt }: Kept) => ({ answer, etag, until: new Date(madeAt + LONGEST_MS) });

/**
 * Answers a public read with what is kept, or with what `make` gives, written as JSON once.
 * @param key what else than the path the answer depends on
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswers,
  key: string,
  make: () => Promise<unknown>,
): Promise<FastifyReply> {
  // The route's own serializer checks the answer where answers are checked.
  const written = async () => String(reply.serialize(await make()));
  const { answer, etag, until } = await kept.get(key, request.context.now, written);
  cachePublicly(request, reply, until);
  return reply.type('application/json; charset=utf-8').header('etag', etag).send(answer);
}
