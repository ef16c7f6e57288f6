import { createServerModule } from '@aksamit/module-sdk/lifecycle/server';
import { serverPages } from '@aksamit/module-sdk/pages/server';
import { resources } from './app/resources';

/** Server bundle of the catalog. */
export const module = createServerModule({ name: 'catalog', ...serverPages, resources });
