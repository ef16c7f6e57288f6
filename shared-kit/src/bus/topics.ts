/**
 * The shell's topics: the one list of what may be said on the bus, with owner, kind, version and schema.
 * State topics replay their last value to a new reader, event topics do not.
 * zod/mini: these schemas are checked in the browser on every publication and are part of the first load.
 */
import * as z from 'zod/mini';

const userConsent = z.object({ id: z.number(), type: z.string(), value: z.boolean() });

/** The customer as every module may know it. Source: specification, entity "User profile". */
const sessionUser = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  phonePrefix: z.nullable(z.string()),
  role: z.string(),
  userAgrees: z.optional(z.array(userConsent)),
});

const currency = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  symbol: z.string(),
  isPrefix: z.boolean(),
});

const topicDefinitions = {
  market: {
    kind: 'state',
    owner: 'shell',
    version: 1,
    schema: z.object({
      id: z.number(),
      slug: z.string(),
      name: z.string(),
      currencies: z.array(currency),
      additionalVisitTime: z.number(),
    }),
  },
  locale: { kind: 'state', owner: 'shell', version: 1, schema: z.enum(['pl', 'en']) },
  session: {
    kind: 'state',
    owner: 'shell',
    version: 1,
    /** `unavailable`: the profile could not be fetched, the session is kept and can be tried again. */
    schema: z.object({
      status: z.enum(['unknown', 'anonymous', 'authenticated', 'unavailable']),
      user: z.nullable(sessionUser),
    }),
  },
  visitor: {
    kind: 'state',
    owner: 'shell',
    version: 1,
    schema: z.object({
      uniqueId: z.nullable(z.string()),
      isMobile: z.boolean(),
      isBot: z.boolean(),
      isMobileNavigation: z.boolean(),
    }),
  },
  viewport: {
    kind: 'state',
    owner: 'shell',
    version: 1,
    schema: z.object({ widthPx: z.number(), isMobile: z.boolean(), isMobileNavigation: z.boolean() }),
  },
  consent: {
    kind: 'state',
    owner: 'shell',
    version: 1,
    schema: z.object({ decided: z.boolean(), analytical: z.boolean(), marketing: z.boolean() }),
  },
  cart: {
    kind: 'state',
    owner: 'cart-checkout',
    version: 1,
    schema: z.object({
      count: z.number(),
      total: z.object({ amount: z.number(), currency: z.string() }),
      at: z.string(),
    }),
  },
  toast: {
    kind: 'event',
    owner: 'any',
    version: 1,
    schema: z.object({ type: z.enum(['info', 'success', 'warning', 'alert']), message: z.string() }),
  },
  'session.login-succeeded': { kind: 'event', owner: 'any', version: 1, schema: z.object({}) },
  'session.logout-requested': { kind: 'event', owner: 'any', version: 1, schema: z.object({}) },
  'order.placed': {
    kind: 'event',
    owner: 'any',
    version: 1,
    schema: z.object({ orderId: z.number(), orderPaymentId: z.number() }),
  },
  'cart.item-added': {
    kind: 'event',
    owner: 'any',
    version: 1,
    schema: z.object({
      itemType: z.string(),
      itemId: z.number(),
      quantity: z.number(),
      flow: z.enum(['addToCart', 'buyNow']),
    }),
  },
  'discount-code.saved': { kind: 'event', owner: 'any', version: 1, schema: z.object({ code: z.string() }) },
  problem: {
    kind: 'event',
    owner: 'any',
    version: 1,
    schema: z.object({ module: z.string(), version: z.string(), phase: z.string(), message: z.string() }),
  },
  measurement: {
    kind: 'event',
    owner: 'any',
    version: 1,
    schema: z.object({ module: z.string(), version: z.string(), name: z.string(), value: z.number() }),
  },
} as const;

export type Topics = typeof topicDefinitions;
export type TopicName = keyof Topics;
export type TopicValue<T extends TopicName> = z.infer<Topics[T]['schema']>;
export type StateTopicName = { [T in TopicName]: Topics[T]['kind'] extends 'state' ? T : never }[TopicName];

export interface TopicDefinition {
  kind: 'state' | 'event';
  owner: string;
  version: number;
  schema: z.ZodMiniType;
}
/** Every topic of the shell by name. */
export const topics: Readonly<Record<TopicName, TopicDefinition>> = topicDefinitions;
