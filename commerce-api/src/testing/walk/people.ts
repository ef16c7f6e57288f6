/** People of a walk, distinguished by its mark. */
import { createHash } from 'node:crypto';
import type { Headers } from '../commerce-fixture';
import { confirmHealthRules, newVisitor } from '../commerce-fixture';
import { CallFailed, type Walker } from './walker';

/** A unique phone number. */
export const phoneOf = (name: string): string =>
  `7${(Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 10), 16) % 100_000_000)
    .toString()
    .padStart(8, '0')}`;

export interface WalkingCustomer {
  userId: string;
  email: string;
  headers: Headers;
}

/** A customer with an account, made beside the walk: only `keepAnAccount` is about registration. */
export async function aCustomer({ shop, mark }: Walker, name: string): Promise<WalkingCustomer> {
  const visitor = await newVisitor(shop, 'pl', { knowsHealthRules: false });
  const email = `${name}-${mark}@example.com`;
  const body = {
    email,
    password: 'Dobre-haslo-1',
    firstName: 'Anna',
    lastName: 'Nowak',
    phonePrefix: '48',
    phone: phoneOf(`${mark}-${name}`),
    agrees: [{ type: 'regulations', value: true }],
  };
  const answer = await shop.call('POST', '/api/users', { headers: visitor, body });
  if (answer.statusCode !== 201) throw new CallFailed(answer.body);
  const { authToken, user } = answer.json().data;
  const headers = { ...visitor, authorization: `Bearer ${authToken}` };
  await confirmHealthRules(shop, headers);
  return { userId: user.id, email, headers };
}

const EMAILS = { staff: 'recepcja@example.com', manager: 'manager@example.com', admin: 'admin@example.com' };

/** The demo account of a role, logged in beside the walk. */
export async function loggedInAs({ shop }: Walker, role: keyof typeof EMAILS): Promise<Headers> {
  const body = { email: EMAILS[role], password: 'Aksamit-2026' };
  const answer = await shop.call('POST', '/api/users/token', { body });
  if (answer.statusCode !== 200) throw new CallFailed(answer.body);
  return { authorization: `Bearer ${answer.json().data.authToken}` };
}
