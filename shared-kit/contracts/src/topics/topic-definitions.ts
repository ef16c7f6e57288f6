/**
 * The shell's topics: the one list of what may be published on the bus, with owner, kind, version and schema. State
 * topics replay their last value to a new subscriber, event topics do not. A change that a built module would not
 * understand is a new version: the new one takes the name, the old one stays as `<name>@<version>` for as long as
 * deployed modules read it, and the shell publishes both. Browsers get the schemas as JSON (topics.json, generated from
 * this file by shared-kit/contracts/make-topics.ts), since zod is too large for a first load; a test keeps both in step.
 * Only types are imported from here.
 */
import { z } from 'zod';
import type { ModuleTopics } from './module-topics';

const userConsent = z.object({ id: z.string(), type: z.string(), value: z.boolean() });

/** The customer as every module may know it. Source: specification, entity "User profile". */
const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.string().nullable(),
  phone: z.string().nullable(),
  phonePrefix: z.string().nullable(),
  role: z.string(),
  userAgrees: z.array(userConsent).optional(),
});

const currency = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  symbol: z.string(),
  isPrefix: z.boolean(),
});

export const topicDefinitions = {
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
    /** `unavailable`: the profile could not be fetched; the session remains and can be retried. */
    schema: z.object({
      status: z.enum(['unknown', 'anonymous', 'authenticated', 'unavailable']),
      user: sessionUser.nullable(),
    }),
  },
  visitor: {
    kind: 'state',
    owner: 'shell',
    version: 1,
    /** `refusal`: why the API accepts no new visitor from here at present, in the page's language. */
    schema: z.object({
      uniqueId: z.string().nullable(),
      isMobile: z.boolean(),
      isBot: z.boolean(),
      isMobileNavigation: z.boolean(),
      refusal: z.object({ status: z.number(), code: z.string(), message: z.string() }).optional(),
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
    /** `action`: the one way on from it, a page of this shop; a shell that predates it shows the message alone. */
    schema: z.object({
      type: z.enum(['info', 'success', 'warning', 'alert']),
      message: z.string(),
      action: z.object({ label: z.string(), href: z.string().regex(/^\/(?!\/)/) }).optional(),
    }),
  },
  'session.login-succeeded': { kind: 'event', owner: 'any', version: 1, schema: z.object({}) },
  'session.logout-requested': { kind: 'event', owner: 'any', version: 1, schema: z.object({}) },
  'order.placed': {
    kind: 'event',
    owner: 'any',
    version: 1,
    schema: z.object({ orderId: z.string(), orderPaymentId: z.string() }),
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
  /**
   * A shopper's action, for the data layer, which accepts it only with consent. Amounts in minor units; items as the
   * cart has them. Source: specification, commerce core, section 1 (two flows, the market's tag manager).
   */
  commerce: {
    kind: 'event',
    owner: 'any',
    version: 1,
    schema: z.object({
      event: z.enum([
        'view_item_list',
        'view_item',
        'add_to_cart',
        'remove_from_cart',
        'view_cart',
        'begin_checkout',
        'add_payment_info',
        'purchase',
      ]),
      currency: z.string(),
      value: z.number(),
      items: z.array(
        z.object({
          itemType: z.string(),
          id: z.string(),
          name: z.string(),
          category: z.string().optional(),
          quantity: z.number(),
          price: z.number(),
        }),
      ),
      flow: z.enum(['addToCart', 'buyNow']).optional(),
      listName: z.string().optional(),
      paymentMethod: z.string().optional(),
      coupon: z.string().optional(),
      transactionId: z.string().optional(),
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

type ShellTopics = {
  [T in keyof typeof topicDefinitions]: {
    kind: (typeof topicDefinitions)[T]['kind'];
    value: z.infer<(typeof topicDefinitions)[T]['schema']>;
  };
};
type Topics = ShellTopics & ModuleTopics;

export type ShellTopicName = keyof ShellTopics;
export type TopicName = keyof Topics;
export type TopicValue<T extends TopicName> = Topics[T]['value'];
export type StateTopicName = { [T in TopicName]: Topics[T]['kind'] extends 'state' ? T : never }[TopicName];
