import type { SalonChosen } from './salon-chosen';

declare module '@aksamit/module-sdk/bus' {
  interface ModuleTopics {
    'catalog.salon-chosen': { kind: 'event'; value: SalonChosen };
  }
}
