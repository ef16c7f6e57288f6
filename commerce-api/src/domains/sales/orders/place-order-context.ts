import type { LocaleCode, Market } from '@aksamit/contracts';
import type { CartOwner } from '../carts';

/** Who places an order, where, and when. */
export interface PlaceOrderContext {
  owner: CartOwner;
  market: Market;
  locale: LocaleCode;
  basePath: string;
  now: Date;
  /** Hash of caller, request and idempotency key. */
  requestScope: string;
  /** False: carts from before the question of age need not answer it. */
  isAgeRequired: boolean;
}
