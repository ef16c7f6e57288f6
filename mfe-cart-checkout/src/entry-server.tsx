import { createServerModule } from '@aksamit/module-sdk/lifecycle/server';
import { serverPages } from '@aksamit/module-sdk/pages/server';
import { resources } from './app/resources';

/** What the page server calls: pages here are private, only the public fragments are rendered there. */
export const module = createServerModule({ name: 'cart-checkout', ...serverPages, resources });
