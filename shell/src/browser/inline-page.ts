import type { InlinePage } from '@aksamit/contracts/platform';

const ELEMENT_ID = 'aksamit-page';

let page: InlinePage | undefined;

/**
 * Parses the data that the page server wrote into this page. Throws when it is missing: without it nothing can start.
 */
export function readInlinePage(): InlinePage {
  if (page) return page;
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text)
    throw new Error(`Failed to start the page: #${ELEMENT_ID} is missing. Serve the page through the page server.`);
  const parsed: InlinePage = JSON.parse(text);
  page = parsed;
  return parsed;
}
