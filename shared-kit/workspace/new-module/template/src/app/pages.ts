import type { PageComponents } from '@aksamit/module-sdk/lifecycle';
import { StartPage } from '../pages/start-page';

/** Page name to component. */
export const pages: PageComponents = { start: StartPage };
