import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerBehaviourControl } from '../misbehaviour';
import type { SandboxParts } from '../sandbox-parts';
import { isAuthentic, keysOf } from './authenticate';
import type { EventList } from './event-list';
import { type EnvelopeItem, isRecord, MalformedEnvelope, readEnvelope, readJson } from './read-envelope';

const LARGEST_BODY = 1_048_576;
const DECODERS = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) };
const EVENT_ID = /^[0-9a-f]{32}$/;

type EnvelopeRequest = { Params: { project: string }; Querystring: Record<string, unknown> };

/** The envelope endpoint of Sentry's protocol, its received events, and its control address. */
export function registerSentry(app: FastifyInstance, { sentry }: SandboxParts): void {
  // Envelopes come under several content types or none; the rest of the sandbox reads bodies in its own way.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.post<EnvelopeRequest>('/sandbox/sentry/api/:project/envelope/', async (request, reply) => {
      const { delayMs, status, retryAfter, loseAnswer } = sentry.behaviour.take();
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (status !== null) {
        if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
        return reply.code(status).send({ detail: 'told to fail' });
      }
      try {
        const body = await decoded(request.body, request.headers['content-encoding']);
        const { headers, items } = readEnvelope(body);
        const keys = keysOf(request.headers, request.query, headers.dsn);
        if (!isAuthentic(keys, request.params.project, sentry.project)) {
          return await reply.code(403).send({ detail: 'event submission rejected with_reason: ProjectId or key' });
        }
        const id = keep(sentry.events, headers, items);
        if (loseAnswer) return await reply.code(502).send({ detail: 'taken, but told to lose the answer' });
        return await reply.send(id === null ? {} : { id });
      } catch (error) {
        if (!(error instanceof MalformedEnvelope)) throw error;
        return reply.code(400).send({ detail: 'invalid event envelope', causes: [error.message] });
      }
    });
  });
  app.get('/sandbox/sentry.json', async () => ({ dsn: sentry.dsn, events: sentry.events.all() }));
  registerBehaviourControl(app, '/sandbox/sentry/control', sentry.behaviour, () => sentry.events.clear());
}

async function decoded(body: unknown, encoding: string | undefined): Promise<Buffer> {
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (encoding === undefined || encoding === 'identity') return raw;
  const decode = Object.entries(DECODERS).find(([name]) => name === encoding)?.[1];
  try {
    if (!decode) throw new Error('unknown encoding');
    return await decode(raw, { maxOutputLength: 10 * LARGEST_BODY });
  } catch {
    throw new MalformedEnvelope('bad content encoding');
  }
}

/** Stores the envelope's event, if it has one. Items of other types are accepted and ignored. @returns its id */
function keep(events: EventList, headers: Record<string, unknown>, items: EnvelopeItem[]): string | null {
  const id = typeof headers.event_id === 'string' ? headers.event_id.replaceAll('-', '').toLowerCase() : null;
  if (id !== null && !EVENT_ID.test(id)) throw new MalformedEnvelope('bad event_id');
  const item = items.find((entry) => entry.headers.type === 'event');
  if (!item) return id;
  const event = readJson(item.payload);
  if (!isRecord(event)) throw new MalformedEnvelope('bad event payload');
  const ownId = id ?? (typeof event.event_id === 'string' ? event.event_id.replaceAll('-', '') : '');
  if (!EVENT_ID.test(ownId)) throw new MalformedEnvelope('missing event_id');
  events.add(ownId, event);
  return ownId;
}
