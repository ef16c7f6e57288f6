/** The stand-in for SMSAPI: POST sms.do with bearer, `idx` and `check_idx`. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxParts } from '../sandbox-app';

const message = z.object({
  to: z.string().regex(/^\d{7,15}$/),
  message: z.string().min(1).max(918),
  from: z.string().optional(),
  idx: z.string().max(255).optional(),
  check_idx: z.string().optional(),
});

export function registerSms(app: FastifyInstance, { sms }: SandboxParts): void {
  let number = 0;
  app.post('/sandbox/sms/sms.do', async (request, reply) => {
    const { delayMs, status, loseAnswer } = sms.behaviour.take();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (status !== null) return reply.code(status).send({ error: 201, message: 'told to fail' });
    if (request.headers.authorization !== `Bearer ${sms.token}`) {
      return reply.code(401).send({ error: 101, message: 'Authorization failed' });
    }
    const parsed = message.safeParse(request.body);
    if (!parsed.success) {
      const isNumber = parsed.error.issues.some((issue) => issue.path[0] === 'to');
      return reply.code(400).send({ error: isNumber ? 13 : 11, message: 'Invalid input' });
    }
    const { to, message: text, from = null, idx, check_idx } = parsed.data;
    if (idx !== undefined && check_idx === '1' && sms.list.find(idx)) {
      return reply.code(400).send({ error: 53, message: 'Not unique idx parameter' });
    }
    number += 1;
    const id = String(number).padStart(24, '0');
    sms.list.add({ id: idx ?? id, receivedAt: new Date().toISOString(), times: 1, to, from, text });
    if (loseAnswer) return reply.code(502).send('');
    return { count: 1, list: [{ id, points: 0.16, number: to, status: 'QUEUE', error: null, idx: idx ?? null }] };
  });
}
