import { createBrowserFragment } from '@aksamit/module-sdk/lifecycle';
import { VoucherForm } from './voucher-form';
import { voucherFormResources } from './voucher-form-resources';

export const { contract, mount } = createBrowserFragment({
  module: 'cart-checkout',
  name: 'voucher-form',
  component: VoucherForm,
  resources: voucherFormResources,
});
