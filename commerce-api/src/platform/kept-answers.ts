/**
 * Answers that cost much, made once for all who ask: bounded in number and bytes, never older than an edit, and never kept
 * past the next price boundary.
 */
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
   * @returns the answer and until when it may be kept by others too
   */
  get(key: string, now: Date, make: () => Promise<Made>): Promise<Written & { until: Date }>;
}

export interface KeptRoom {
  /** Answers at the most; who was not asked for longest goes first. */
  most: number;
  /** Bytes of all of them at the most. */
  mostBytes: number;
  /**
   * What the answers hang on. `pages`: whatever pages show, `page_changes` numbers every such change (0052, 0065).
   * `lists`: only what stands in lists and in the search (0080).
   */
  changes: 'pages' | 'lists';
}

const SEQUENCES = { pages: 'page_changes_id_seq', lists: 'list_changes' };

/**
 * Keeps answers for 120 seconds and until something that they show changes. The sequence that numbers the changes is
 * looked at for each request, which costs no scan.
 */
export function createKeptAnswers(db: Db, { most, mostBytes, changes }: KeptRoom): KeptAnswers {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Kept>>();
  let bytes = 0;
  let seen = { version: '', since: 0 };
  const readVersion = shareNextRun(async () => {
    const sequence = sql.ref(SEQUENCES[changes]);
    const found = await sql<{ version: string }>`select last_value::text as version from ${sequence}`.execute(db);
    return found.rows[0]?.version ?? '';
  });

  async function versionAt(now: number): Promise<string> {
    const version = await readVersion();
    if (version !== seen.version) seen = { version, since: now };
    return version;
  }

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

  async function makeAnew(key: string, version: string, now: number, make: () => Promise<Made>): Promise<Kept> {
    const { text, boundary } = await make();
    const answer = Buffer.from(text, 'utf8');
    const until = Math.min(now + LONGEST_MS, boundary?.getTime() ?? Number.POSITIVE_INFINITY);
    const made = { answer, etag: etagOf(answer), version, madeAt: now, until };
    if (version === seen.version && now - seen.since >= SETTLING_MS) keep(key, made);
    return made;
  }

  return {
    async get(key, at, make) {
      const now = at.getTime();
      const version = await versionAt(now);
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
 * Runs `work` once for all who ask while another run is under way: each gets a run that began after they asked, so that
 * nobody learns what was true before.
 */
function shareNextRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | null = null;
  let next: Promise<Result> | null = null;
  function start(): Promise<Result> {
    next = null;
    const run = work();
    running = run;
    const end = () => {
      if (running === run) running = null;
    };
    run.then(end, end);
    return run;
  }
  return () => {
    if (running === null) return start();
    next ??= running.then(start, start);
    return next;
  };
}

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
  make: () => Promise<{ answer: unknown; boundary?: Date | null }>,
): Promise<FastifyReply> {
  const written = async () => {
    const { answer, boundary = null } = await make();
    // The route's own serializer checks the answer where answers are checked.
    return { text: String(reply.serialize(answer)), boundary };
  };
  const { answer, etag, until } = await kept.get(key, request.context.now, written);
  cachePublicly(request, reply, until);
  return reply.type('application/json; charset=utf-8').header('etag', etag).send(answer);
}
