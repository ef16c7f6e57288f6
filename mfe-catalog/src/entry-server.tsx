import { createServerModule } from '@aksamit/module-sdk/lifecycle/server';
import { loaders } from './app/loaders';
import { pages } from './app/pages';
import { resources } from './app/resources';

/** Server bundle of the catalog. */
export const module = createServerModule({ name: 'catalog', pages, resources, loaders });
