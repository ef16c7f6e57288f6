import type { InlinePage } from '@aksamit/contracts/platform';
import { act } from '@testing-library/react';
import { polishPage } from '../../testing/page-context';
import { shopSitemap } from '../../testing/shop-sitemap';
import { renderMissingChrome } from './missing-chrome';

const page = { context: polishPage, alternates: {} } as InlinePage;

test('a page that came without header and footer has them at once', () => {
  document.body.innerHTML = '<div id="shell-header"></div><div id="shell-footer"></div>';
  act(() => renderMissingChrome(page, shopSitemap));
  expect(document.querySelector('#shell-header header [data-cart-link]')?.getAttribute('href')).toBe('/koszyk/');
  expect(document.querySelector('#shell-footer footer a')).not.toBeNull();
});

test('what the server rendered stays', () => {
  document.body.innerHTML = '<div id="shell-header"><p>served</p></div><div id="shell-footer"></div>';
  act(() => renderMissingChrome(page, shopSitemap));
  expect(document.getElementById('shell-header')?.innerHTML).toBe('<p>served</p>');
  expect(document.querySelector('#shell-footer footer')).not.toBeNull();
});
