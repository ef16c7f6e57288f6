import { createServerModule } from '@aksamit/shared-kit/lifecycle/server';
import { pages } from './app/pages';
import en from './locales/en.json';
import pl from './locales/pl.json';

/** Every page is private: nothing is fetched on the server, which renders skeletons at most. */
export const module = createServerModule({ name: 'panel', pages, resources: { pl, en }, loaders: {} });
