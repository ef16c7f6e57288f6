import type { SlotPicked } from './slot-picked';

declare module '@aksamit/shared-kit/bus' {
  interface ModuleTopics {
    'cart-checkout.slot-picked': { kind: 'event'; value: SlotPicked };
  }
}
