import { createServerModule } from '@aksamit/module-sdk/lifecycle/server';
import { serverPages } from '@aksamit/module-sdk/pages/server';
import en from './locales/en.json';
import pl from './locales/pl.json';

/** What the page server calls: every page is private, some are rendered for their visitor. */
export const module = createServerModule({ name: 'panel', ...serverPages, resources: { pl, en } });
