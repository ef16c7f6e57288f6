import { createBrowserFragment } from '@aksamit/module-sdk/lifecycle';
import en from './locales/mini-cart.en.json';
import pl from './locales/mini-cart.pl.json';
import { MiniCart } from './mini-cart';

export const { contract, mount } = createBrowserFragment({
  module: 'cart-checkout',
  name: 'mini-cart',
  component: MiniCart,
  resources: { pl, en },
});
