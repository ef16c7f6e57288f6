import { createServerModule } from '@aksamit/module-sdk/lifecycle/server';
import { loaders } from './app/loaders';
import { pages } from './app/pages';
import en from './locales/en.json';
import pl from './locales/pl.json';

/** What the page server calls to render this module's pages. */
export const module = createServerModule({ name: 'template-module', pages, resources: { pl, en }, loaders });
