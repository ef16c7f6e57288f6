import { createServerModule } from '@aksamit/module-sdk/lifecycle/server';
import { serverPages } from '@aksamit/module-sdk/pages/server';
import { resources } from './app/resources';

/** What the page server calls to render this module's pages. */
export const module = createServerModule({ name: 'content', ...serverPages, resources });
