import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** How a stand-in misbehaves; all off at the start. */
export interface Misbehaviour {
  /** Waits before each answer. */
  delayMs: number;
  /** Answers with this status and accepts nothing; null: accepts. */
  status: number | null;
  /** Seconds in the retry-after of such an answer. */
  retryAfter: number | null;
  /** Accepts the request but answers with an error. */
  loseAnswer: boolean;
  /** Behaves normally again after so many requests; null: never. */
  times: number | null;
}

const wellBehaved: Misbehaviour = { delayMs: 0, status: null, retryAfter: null, loseAnswer: false, times: null };

export type Behaviour = ReturnType<typeof createBehaviour>;

export function createBehaviour() {
  let current = { ...wellBehaved };
  return {
    now: (): Misbehaviour => current,
    configure(change: { [Name in keyof Misbehaviour]?: Misbehaviour[Name] | undefined }): void {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      current = { ...current, ...Object.fromEntries(given) };
    },
    reset(): void {
      current = { ...wellBehaved };
    },
    /** How the next request is treated. */
    take(): Misbehaviour {
      const taken = current;
      if (current.times !== null) current = current.times > 1 ? { ...current, times: current.times - 1 } : wellBehaved;
      return taken;
    },
  };
}

/** Body of a control address: `reset` turns everything off, `clear` deletes the received data. */
const knobs = z
  .strictObject({
    delayMs: z.number().int().min(0).max(60_000),
    status: z.number().int().min(400).max(599).nullable(),
    retryAfter: z.number().int().min(0).max(86_400).nullable(),
    times: z.number().int().min(1).max(10_000).nullable(),
    loseAnswer: z.boolean(),
    reset: z.boolean(),
    clear: z.boolean(),
  })
  .partial();

/** The control address of a stand-in; GET returns its current misbehavior. `clear` deletes the received data. */
export function registerBehaviourControl(
  app: FastifyInstance,
  path: string,
  behaviour: Behaviour,
  clearReceived: () => void = () => {},
): void {
  app.get(path, async () => behaviour.now());
  app.post(path, async (request, reply) => {
    const parsed = knobs.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ error: z.prettifyError(parsed.error) });
    const { reset, clear, ...change } = parsed.data;
    if (clear) clearReceived();
    if (reset) behaviour.reset();
    behaviour.configure(change);
    return behaviour.now();
  });
}

/**
 * Applies the configured misbehavior to all calls of a scope: they are delayed, fail without being carried out, or are
 * carried out and the response is lost. `errorOf` formats an error as the service itself does.
 */
export function misbehaveInScope(
  scope: FastifyInstance,
  behaviour: Behaviour,
  errorOf: (status: number) => unknown = () => '',
): void {
  const lost = new WeakSet<FastifyRequest>();
  scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { delayMs, status, retryAfter, loseAnswer } = behaviour.take();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (loseAnswer) lost.add(request);
    if (status === null) return;
    if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
    return reply.code(status).send(errorOf(status));
  });
  scope.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (!lost.has(request)) return payload;
    reply.code(502).type('text/plain').removeHeader('content-length');
    return '';
  });
}
