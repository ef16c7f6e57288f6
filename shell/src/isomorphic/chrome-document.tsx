import type { PageContext } from '@aksamit/shared-kit/contracts/platform';
import type { ReactElement } from 'react';

/** Emotion key of header and footer. */
export const SHELL_STYLE_KEY = 'shell';

/** What header and footer are made from; the same on the server and in the browser, so that hydration fits. */
export interface ChromeProps {
  context: PageContext;
  /** Path without the prefix of market and locale. */
  path: string;
}

/** The header of every page, rendered into `#shell-header`. */
export function chromeHeader({ context }: ChromeProps): ReactElement {
  return <a href={`${context.basePath}/`}>{context.market.brand.name}</a>;
}

/** The footer of every page, rendered into `#shell-footer`. */
export function chromeFooter({ context }: ChromeProps): ReactElement {
  return <p>{context.market.brand.name}</p>;
}
