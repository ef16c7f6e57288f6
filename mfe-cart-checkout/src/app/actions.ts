import type { PageAction } from '@aksamit/module-sdk/lifecycle';
import { cartAction } from '../features/cart/sent-form/cart-action';

/** By page name: what forms do that browsers send without scripts. */
export const actions: Readonly<Record<string, PageAction>> = { cart: cartAction };
