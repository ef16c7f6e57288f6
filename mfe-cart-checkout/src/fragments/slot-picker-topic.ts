import type { SlotPicked } from './slot-picker-props';

declare module '@aksamit/module-sdk/bus' {
  interface ModuleTopics {
    'cart-checkout.slot-picked': { kind: 'event'; value: SlotPicked };
  }
}
