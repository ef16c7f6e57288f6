import type { ModuleInput } from '@aksamit/contracts/platform';
import { readings, shellPublications } from '@aksamit/contracts/topics';

/** The shell is released like a module: it claims no page and uses the mini-cart in its header. */
export const manifest: ModuleInput = {
  name: 'shell',
  fragments: { uses: [{ module: 'cart-checkout', name: 'mini-cart', version: 1 }] },
  bus: {
    publishes: shellPublications(),
    reads: readings('toast', 'session.login-succeeded', 'session.logout-requested', 'cart.item-added', 'problem'),
  },
  apiVersion: '1',
  budgets: { entryBrotliBytes: 163_840 },
};
