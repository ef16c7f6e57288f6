// Pages of this module, written by `npm run types`; add here those of other modules that it links.
import type {} from '@aksamit/module-sdk/router';

declare module '@aksamit/module-sdk/router' {
  interface SitePages {
    'template-module/start': Record<string, never>;
  }
}
