/** One way to make a staff call: the right is checked before the body, the work and its log are one transaction. */
import type { LocaleCode, Market } from '@aksamit/contracts';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { forbidden, notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { type Db, inTransaction, type Trx } from '../../../platform/database';
import { withIdempotencyKey } from '../../../platform/idempotency';
import { marketOf, requireUser } from '../../../platform/request-context';
import { RequestInvalid } from '../../../platform/request-validation';
import { peopleError } from '../errors';
import { type AuditSubject, writeAuditLog } from './audit-log';
import { scopesOf } from './key-scopes';
import {
  hasRight,
  isInScope,
  isStaffRole,
  type SalonScope,
  STAFF_RIGHTS,
  type StaffRight,
  salonScopeOf,
} from './rights-rules';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

declare module 'fastify' {
  interface FastifySchema {
    /** In the OpenAPI document: the right that a staff call needs, and the roles that have it. */
    'x-right'?: StaffRight;
    'x-roles'?: readonly string[];
    /** The scopes of API keys that open it. */
    'x-key-scopes'?: readonly string[];
  }
}

/** Who makes a staff call: a person, or another system by the key of an admin. */
export interface StaffActor {
  /** The person, or the key's maker. */
  userId: string;
  role: 'staff' | 'manager' | 'admin';
  /** Null: the person makes it. */
  keyId: string | null;
}

/** The context of a staff verb. */
export interface StaffCall<Params, Query, Body> {
  /** The transaction that the log is written in too. */
  trx: Trx;
  /** For look-ups after the transaction; never for writing. */
  db: Db;
  actor: StaffActor;
  scope: SalonScope;
  params: Params;
  query: Query;
  body: Body;
  market: Market;
  locale: LocaleCode;
  now: Date;
}

/**
 * For a GET that a window repeats by itself every few seconds: the log records actions of persons, and the one that opened
 * the window is in it. Source: docs/decisions/0205.
 */
export const NOT_LOGGED = Symbol('not logged');

export interface StaffAnswer<Answer> {
  answer: Answer;
  /** Sent instead of `answer`, which is what a repeat with the same idempotency-key gets: holds a secret that is not stored. */
  answerOnce?: Answer;
  /** The log's subject; null: the call has none. `NOT_LOGGED`: see there. */
  subject: AuditSubject | typeof NOT_LOGGED | null;
}

export interface StaffRoute<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
  method: Method;
  /** Under /api: `/admin/events/:id`. */
  path: string;
  right: StaffRight;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Of a GET whose answer is a file (`staffFile`): its type. */
  produces?: string;
  /** 200 unless given. */
  status?: 200 | 201;
  /** Of one address; those that a window repeats need more than all others. */
  requestsPerMinute?: number;
  work(call: StaffCall<z.output<Params>, z.output<Query>, z.output<Body>>): Promise<StaffAnswer<z.input<Answer>>>;
  /** Turns an error of the transaction into a response (409 with alternatives) once that is rolled back. */
  explain?(error: unknown, db: Db): Promise<never>;
}

/** The answer of a call that `produces` a file. The name holds no quotes. */
export const staffFile = z.object({ name: z.string(), content: z.custom<Buffer>(Buffer.isBuffer) });

/** Most staff calls take no parameters. */
const nothing = z.object({});

/**
 * Registers a staff call under /api. Without a login 401, without the right, or as an admin without a second factor,
 * 403, both before the body is parsed; writes honour the idempotency-key.
 */
export function registerStaffCall<
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(app: App, { db, config }: AppDependencies, route: StaffRoute<Params, Query, Body, Answer>): void {
  const { method, path, right, status = 200 } = route;
  app.route({
    method,
    url: `/api${path}`,
    schema: schemaOf(route),
    config: {
      keyScopes: scopesOf(`${method} ${path}`),
      ...(route.requestsPerMinute === undefined ? {} : { rateLimit: limitOf(route.requestsPerMinute, config) }),
    },
    // Parsed in the handler, where each part's type is known; the schemas above are for the documentation.
    validatorCompiler: () => (value: unknown) => ({ value }),
    onRequest: async (request) => {
      requireRight(request, right);
    },
    handler: async (request, reply) => {
      const actor = requireRight(request, right);
      const { role, userId, keyId } = actor;
      const market = marketOf(request);
      const { locale, now } = request.context;
      const params = parsePart(route.params, 'params', request.params);
      const query = parsePart(route.query, 'querystring', request.query);
      const body = parsePart(route.body, 'body', request.body);
      let answerOnce: z.input<Answer> | undefined;
      const work = async (trx: Trx) => {
        const scope = salonScopeOf(role, role === 'staff' ? await namedSalons(trx, userId) : []);
        const call = { trx, db, actor, scope, params, query, body, market, locale, now };
        const { answer, subject, ...once } = await route.work(call);
        answerOnce = once.answerOnce;
        const made = { call: `${method} ${path}`, right, requestId: request.id };
        const entry = { actorId: userId, actorRole: role, apiKeyId: keyId, ...made };
        if (subject !== NOT_LOGGED) await writeAuditLog(trx, { ...entry, subject });
        else if (method !== 'GET') throw new Error(`Failed to log ${entry.call}: only a GET may be left out.`);
        return answer;
      };
      try {
        if (route.produces) return sendFile(reply, route.produces, staffFile.parse(await inTransaction(db, work)));
        if (method === 'GET') return await inTransaction(db, work);
        // Stored with its response: staff who repeat a call after a crash would refund a piece, or take a payment,
        // twice.
        const stored = await withIdempotencyKey(db, request, reply, async (trx) => ({ status, body: await work(trx) }));
        return answerOnce ?? stored;
      } catch (error) {
        return route.explain ? await route.explain(error, db) : Promise.reject(error);
      }
    },
  });
}

/**
 * Who makes the call. A key was let through by its scope, and its maker is an admin.
 * @throws 401 without a login, 403 without the right, or as an admin without a second factor
 */
function requireRight(request: FastifyRequest, right: StaffRight): StaffActor {
  const { actor } = request.context;
  if (actor.kind === 'key') return { userId: actor.userId, role: 'admin', keyId: actor.keyId };
  const { role, userId, lacksSecondFactor } = requireUser(request);
  if (!hasRight(role, right) || !isStaffRole(role)) throw forbidden();
  if (lacksSecondFactor) throw peopleError('403 second_factor_needed');
  return { userId, role, keyId: null };
}

/** Widened: the route's own type parameters define the parts. */
function schemaOf<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  route: StaffRoute<Params, Query, Body, Answer>,
): FastifySchema {
  const { right, status = 200 } = route;
  const scopes = scopesOf(`${route.method} ${route.path}`);
  return {
    tags: ['staff'],
    summary: route.summary,
    security: [{ bearer: [] }],
    'x-right': right,
    'x-roles': STAFF_RIGHTS[right],
    ...(scopes.length > 0 ? { 'x-key-scopes': scopes } : {}),
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body ? { body: route.body } : {}),
    ...(route.produces ? { produces: [route.produces] } : { response: { [status]: route.answer } }),
  };
}

function sendFile(reply: FastifyReply, type: string, { name, content }: z.output<typeof staffFile>): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(content);
}

const limitOf = (perMinute: number, { rateLimitFactor }: AppDependencies['config']) => ({
  max: Math.ceil(perMinute * rateLimitFactor),
  timeWindow: 60_000,
});

/** @throws RequestInvalid as the API's own validation does; without a schema the part is not parsed */
function parsePart<Schema extends z.ZodType>(
  schema: Schema | undefined,
  part: string,
  value: unknown,
): z.output<Schema>;
function parsePart(schema: z.ZodType | undefined, part: string, value: unknown): unknown {
  const parsed = (schema ?? nothing).safeParse(value ?? {});
  if (!parsed.success) throw new RequestInvalid(part, parsed.error.issues, value);
  return parsed.data;
}

/** Ids of the salons of a member of staff. */
async function namedSalons(trx: Trx, userId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select location_id::text as id from staff_locations
    where user_id = ${userId}`.execute(trx);
  return found.rows.map(({ id }) => id);
}

/** @throws 404 for a salon that is not there or not one's own, alike */
export async function requireSalon(trx: Trx, scope: SalonScope, locationId: string): Promise<void> {
  const found = isInScope(scope, locationId)
    ? await sql`select from locations where id = ${locationId}`.execute(trx)
    : null;
  if (!found?.rows.length) throw notFound();
}
