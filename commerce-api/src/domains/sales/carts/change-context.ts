import type { LocaleCode, Market } from '@aksamit/contracts';
import type { CartOwner } from './cart-owner';

/** Whose cart is changed, where and when. */
export interface ChangeContext {
  /** The viewer's, for amounts inside of messages. */
  locale: LocaleCode;
  owner: CartOwner;
  market: Market;
  currency: string;
  now: Date;
  /** The caller's address: holds of slots are counted by it. */
  address: string;
}
