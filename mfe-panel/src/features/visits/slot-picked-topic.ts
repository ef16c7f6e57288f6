import type { SlotPicked } from './slot-picked';

declare module '@aksamit/module-sdk/bus' {
  interface ModuleTopics {
    'cart-checkout.slot-picked': { kind: 'event'; value: SlotPicked };
  }
}
