import { createServerModule } from '@aksamit/module-sdk/lifecycle/server';
import { serverPages } from '@aksamit/module-sdk/pages/server';
import en from './locales/en.json';
import pl from './locales/pl.json';

/** What the page server calls to render this module's pages. */
export const module = createServerModule({ name: 'template-module', ...serverPages, resources: { pl, en } });
