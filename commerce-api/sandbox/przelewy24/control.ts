import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { noticeKnobs } from '../notice-behaviour';
import type { SandboxParts } from '../sandbox-parts';

/** The sandbox's control address, and the settings that a client needs to use it. */
export function registerControl(app: FastifyInstance, { keys, notices, publicOrigin }: SandboxParts): void {
  app.get('/sandbox/przelewy24/control', async () => notices.behaviour);
  app.post('/sandbox/przelewy24/control', async (request, reply) => {
    const parsed = noticeKnobs.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ error: z.prettifyError(parsed.error) });
    const { reset, ...change } = parsed.data;
    if (reset) notices.reset();
    notices.configure(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)));
    return notices.behaviour;
  });
  app.get('/sandbox/przelewy24.json', async () => ({ baseUrl: `${publicOrigin}/sandbox/przelewy24`, ...pick(keys) }));
}

function pick(keys: SandboxParts['keys']) {
  return { merchantId: keys.merchantId, posId: keys.posId, apiKey: keys.apiKey, crcKey: keys.crcKey };
}
