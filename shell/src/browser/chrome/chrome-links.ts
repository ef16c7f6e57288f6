import type { Alternates } from '../../isomorphic/chrome';

function linksOf(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`#shell-header ${selector}`)];
}

/** Switches the account links between login and panel. */
export function showAccount(isLoggedIn: boolean): void {
  for (const link of linksOf('a[data-account-link]')) {
    const { dataset } = link;
    dataset.loginHref ??= link.getAttribute('href') ?? '';
    dataset.loginLabel ??= link.getAttribute('aria-label') ?? link.textContent ?? '';
    const label = (isLoggedIn ? dataset.panelLabel : dataset.loginLabel) ?? '';
    link.setAttribute('href', (isLoggedIn ? dataset.panelHref : dataset.loginHref) ?? '');
    const text = link.querySelector('span');
    if (text) text.textContent = label;
    else link.setAttribute('aria-label', label);
  }
}

/** Adds a return path to the login links of this page; null: there is nothing to return to. */
export function showWayBack(pathname: string | null): void {
  for (const link of linksOf('a[data-account-link]')) {
    const { dataset } = link;
    const before = dataset.loginHref ?? link.getAttribute('href') ?? '';
    const [login = ''] = before.split('?');
    dataset.loginHref = pathname === null ? login : `${login}?${new URLSearchParams({ next: pathname })}`;
    if (link.getAttribute('href') === before) link.setAttribute('href', dataset.loginHref);
  }
}

/** Points the language links at the current page. A language that lacks it keeps its last address. */
export function showAlternates(alternates: Alternates): void {
  for (const link of linksOf('a[hreflang]')) {
    const path = Object.entries(alternates).find(([code]) => code === link.hreflang)?.[1];
    if (path !== undefined) link.setAttribute('href', path);
  }
}

/** Marks the links to the current page (`page`) and to its parent pages (`true`). */
export function showCurrent(pathname: string, homePath: string): void {
  for (const link of linksOf('a[href]:not([hreflang])')) {
    const target = link.getAttribute('href') ?? '';
    const isAbove = target !== homePath && target.endsWith('/') && pathname.startsWith(target);
    if (target === pathname) link.setAttribute('aria-current', 'page');
    else if (isAbove) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
