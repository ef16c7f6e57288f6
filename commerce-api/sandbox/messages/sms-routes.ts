/** The stand-in for SMSAPI: POST sms.do with bearer, to one number or several, `idx` and `check_idx`; GET profile. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { misbehaveInScope } from '../misbehaviour';
import type { SandboxParts } from '../sandbox-parts';

const PRICE = 0.16;
const MOST_NUMBERS = 10_000;
const message = z.object({
  to: z.coerce.string(),
  message: z.string().min(1).max(918),
  from: z.string().optional(),
  idx: z.string().max(255).optional(),
  check_idx: z.coerce.string().optional(),
  details: z.coerce.string().optional(),
});
const isOn = (flag: string | undefined) => flag === '1' || flag === 'true';

/**
 * A number as the service knows it, digits with the country's prefix; Poland's where none was written. Null: it is none.
 */
export function phoneNumberOf(submitted: string): string | null {
  const bare = submitted.replace(/[\s()-]/g, '').replace(/^(\+|00)/, '');
  if (!/^\d{7,15}$/.test(bare)) return null;
  return bare.length === 9 ? `48${bare}` : bare;
}

/** Adds the service's addresses, with a number of messages of its own, so that each message has an id. */
export function registerSms(app: FastifyInstance, { sms }: SandboxParts): void {
  const send = createSender(sms);
  app.register(async (scope) => {
    misbehaveInScope(scope, sms.behaviour, () => ({ error: 201, message: 'told to fail' }));
    scope.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization === `Bearer ${sms.token}`) return;
      return reply.code(401).send({ error: 101, message: 'Authorization failed' });
    });

    scope.get('/sandbox/sms/profile', async () => ({
      name: 'Sandbox',
      username: 'sandbox',
      email: 'sandbox@example.com',
      phone_number: '48500600700',
      payment_type: 'prepaid',
      user_type: 'native',
      points: 100,
    }));

    scope.post('/sandbox/sms/sms.do', async (request, reply) => {
      const parsed = message.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: 11, message: 'Invalid input' });
      const submitted = parsed.data.to.split(',').slice(0, MOST_NUMBERS);
      const numbers = submitted.flatMap((text) => {
        const number = phoneNumberOf(text);
        return number === null ? [] : [{ submitted: text.trim(), number }];
      });
      // Of several numbers the right ones are sent to.
      if (numbers.length === 0) return reply.code(400).send({ error: 13, message: 'No correct phonenumbers' });
      const { message: text, idx, check_idx, details } = parsed.data;
      if (idx !== undefined && isOn(check_idx) && sms.list.find(idx)) {
        return reply.code(400).send({ error: 53, message: 'Not unique idx parameter' });
      }
      const list = numbers.map((to) => ({
        ...send(to, parsed.data, numbers.length),
        ...(isOn(details) ? partsOf(text) : {}),
      }));
      const length = isOn(details) ? { message: text, length: text.length, parts: partsOf(text).parts } : {};
      return { count: list.length, ...length, list };
    });
  });
}

/** Sends to one number: the message is kept for the phone's page, and its row of the response is returned. */
function createSender({ list }: SandboxParts['sms']) {
  let count = 0;
  return ({ submitted, number }: { submitted: string; number: string }, sent: z.output<typeof message>, of: number) => {
    count += 1;
    const id = createHash('sha256').update(`${count}`).digest('hex').slice(0, 24).toUpperCase();
    const idx = sent.idx ?? null;
    list.add({
      // Several messages may have one idx.
      id: idx === null || of > 1 ? id : idx,
      receivedAt: new Date().toISOString(),
      times: 1,
      to: number,
      from: sent.from ?? null,
      text: sent.message,
    });
    const dateSent = Math.floor(Date.now() / 1000);
    return {
      id,
      points: PRICE,
      number,
      submitted_number: submitted,
      date_sent: dateSent,
      status: 'QUEUE',
      error: null,
      idx,
    };
  };
}

/** How many messages a text makes: with other than the basic letters 70 or 67 characters each, else 160 or 153. */
function partsOf(text: string): { parts: number } {
  const [single, joined] = /[^ -~\s]/.test(text) ? [70, 67] : [160, 153];
  return { parts: text.length <= single ? 1 : Math.ceil(text.length / joined) };
}
