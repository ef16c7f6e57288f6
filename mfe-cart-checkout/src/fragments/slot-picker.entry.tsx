import { createBrowserFragment } from '@aksamit/module-sdk/lifecycle';
import en from './locales/slot-picker.en.json';
import pl from './locales/slot-picker.pl.json';
import { SlotPickerFragment } from './slot-picker';

export const { contract, mount } = createBrowserFragment({
  module: 'cart-checkout',
  name: 'slot-picker',
  component: SlotPickerFragment,
  resources: { pl, en },
});
