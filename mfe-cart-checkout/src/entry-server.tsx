import { createServerModule } from '@aksamit/module-sdk/lifecycle/server';
import { serverPages } from '@aksamit/module-sdk/pages/server';
import { resources } from './app/resources';
import { AddToCart } from './fragments/add-to-cart';
import addToCartEn from './fragments/locales/add-to-cart.en.json';
import addToCartPl from './fragments/locales/add-to-cart.pl.json';
import { VoucherForm } from './fragments/voucher-form';
import { voucherFormResources } from './fragments/voucher-form-resources';

/** What the page server calls: pages here are private, only the public fragments are rendered there. */
export const module = createServerModule({
  name: 'cart-checkout',
  ...serverPages,
  resources,
  fragments: {
    'add-to-cart': { component: AddToCart, resources: { pl: addToCartPl, en: addToCartEn } },
    'voucher-form': { component: VoucherForm, resources: voucherFormResources },
  },
});
