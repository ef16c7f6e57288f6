/** Header, footer, and the question about cookies: what the shop shows around a page. */
const CHROME = '#shell-header, #shell-footer, [data-consent]';

/** Shows or hides what surrounds a page: a workspace fills the window. */
export function showChrome(isShown: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(CHROME)) part.hidden = !isShown;
}

/** Whether the page is shown without the shop around it. */
export const isWorkspace = (): boolean => document.getElementById('shell-header')?.hidden === true;
