import type { PageComponents } from '@aksamit/shared-kit/lifecycle';
import { StartPage } from '../pages/start-page';

/** Page name to component. */
export const pages: PageComponents = { start: StartPage };
