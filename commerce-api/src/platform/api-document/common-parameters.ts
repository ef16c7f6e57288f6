/** Headers that calls take, as parameters of the OpenAPI document. Source: calls.md, "Headers on every call". */

import { countedByBrowser, madeByVisitors, readByOrderToken } from './call-kinds';
import { type CallFacts, honoursKey, needsLogin } from './common-errors';

const text = { type: 'string' };

/** By their name under `components/parameters`. */
export const commonParameters = {
  marketSlug: {
    name: 'market-slug',
    in: 'header',
    required: true,
    description: 'The market. Unknown or not enabled: 404.',
    schema: text,
    example: 'pl',
  },
  acceptLanguage: {
    name: 'accept-language',
    in: 'header',
    description: "The page's locale; without it the market's default.",
    schema: text,
    example: 'en',
  },
  visitorUniqueId: {
    name: 'visitor-unique-id',
    in: 'header',
    description: 'The visitor, made known by POST /visitors.',
    schema: { type: 'string', pattern: '^[a-z]{2,10}_[A-Za-z0-9_-]{12}$' },
    example: 'pl_Vq3xN8sT0aLm',
  },
  orderToken: {
    name: 'order-token',
    in: 'header',
    description: 'Reads an order in place of its owner’s login; given once by POST /orders. Several: with commas.',
    schema: text,
    example: 'b1w0pN2mXy4Qe6Rt8Zu-aSdFgHjKlQw',
  },
  deviceToken: {
    name: 'device-token',
    in: 'header',
    description:
      'Says that this browser was logged in to the account before; given by the calls that log in. Its tries are counted apart. Several: with commas.',
    schema: text,
    example: 'pQ3v9sXkT0uYw2Lm5Rn8aA.Jc7l1uTzB4dXo0eQm9rVnS2hYkW6pGf3iAqLxZtUo8E',
  },
  idempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    description:
      'A repeat with the same key is answered as the first was, for 24 hours. With another body: 422; while the first still runs: 409.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
    example: '5b0e2c1a-7a38-4a53-9d9b-5a3f0c4c3d21',
  },
  idempotencyKeyRequired: {
    name: 'idempotency-key',
    in: 'header',
    required: true,
    description: 'A repeat with the same key is answered as the first was, for 24 hours. Required here.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
    example: '5b0e2c1a-7a38-4a53-9d9b-5a3f0c4c3d21',
  },
} as const;

const KEY_REQUIRED = ['POST /orders', 'POST /order-payments/{id}/payment'];

/** References to the headers that a call takes. */
export function headersOf(facts: CallFacts): { $ref: string }[] {
  const path = facts.name.split(' ')[1] ?? '';
  const names: (keyof typeof commonParameters)[] = ['acceptLanguage'];
  if (facts.hasMarket) names.unshift('marketSlug');
  if (madeByVisitors.test(path) && !needsLogin(facts)) names.push('visitorUniqueId');
  if (readByOrderToken.test(path)) names.push('orderToken');
  if (countedByBrowser.includes(facts.name)) names.push('deviceToken');
  if (KEY_REQUIRED.includes(facts.name)) names.push('idempotencyKeyRequired');
  else if (honoursKey(facts)) names.push('idempotencyKey');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}
