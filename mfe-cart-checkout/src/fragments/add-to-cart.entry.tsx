import { createBrowserFragment } from '@aksamit/module-sdk/lifecycle';
import { AddToCart } from './add-to-cart';
import en from './locales/add-to-cart.en.json';
import pl from './locales/add-to-cart.pl.json';

export const { contract, mount } = createBrowserFragment({
  module: 'cart-checkout',
  name: 'add-to-cart',
  component: AddToCart,
  resources: { pl, en },
});
