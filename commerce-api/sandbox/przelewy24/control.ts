import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxParts } from '../sandbox-parts';
import { webhookKnobs } from '../webhook-behaviour';

/** The sandbox's control address, and the settings that a client needs to use it. */
export function registerControl(app: FastifyInstance, { keys, webhooks, publicOrigin }: SandboxParts): void {
  app.get('/sandbox/przelewy24/control', async () => webhooks.behaviour);
  app.post('/sandbox/przelewy24/control', async (request, reply) => {
    const parsed = webhookKnobs.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ error: z.prettifyError(parsed.error) });
    const { reset, ...change } = parsed.data;
    if (reset) webhooks.reset();
    webhooks.configure(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)));
    return webhooks.behaviour;
  });
  app.get('/sandbox/przelewy24.json', async () => ({ baseUrl: `${publicOrigin}/sandbox/przelewy24`, ...pick(keys) }));
}

function pick(keys: SandboxParts['keys']) {
  return { merchantId: keys.merchantId, posId: keys.posId, apiKey: keys.apiKey, crcKey: keys.crcKey };
}
