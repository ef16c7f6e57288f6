import { fireEvent } from '@testing-library/react';
import { followEarlyLinks } from './early-links';

interface Click {
  where?: string;
  ctrlKey?: boolean;
  region?: string;
}

function clicked(href: string, { where = 'main', region = '', ...how }: Click = {}) {
  history.replaceState(null, '', '/strefa-kobiet/?sort=price');
  document.body.innerHTML = `<header></header><main id="main">${region}</main>`;
  const link = document.createElement('a');
  link.href = href;
  document.querySelector(where)?.append(link);
  const navigate = jest.fn();
  const end = followEarlyLinks(navigate);
  const isNotPrevented = fireEvent.click(link, how);
  end();
  return { isNotPrevented, followed: navigate.mock.calls.flat() };
}

test('a filter of the page keeps the visitor’s position', () => {
  expect(clicked('?sort=name')).toEqual({ isNotPrevented: false, followed: ['/strefa-kobiet/?sort=name'] });
});

test.each([
  ['another page', '/koszyk/', {}],
  ['an anchor of this page', '?sort=price#opinie', {}],
  ['a new tab', '?sort=name', { ctrlKey: true }],
  ['the header', '?sort=name', { where: 'header' }],
  ['a page of which only islands run', '?sort=name', { region: '<div data-islands></div>' }],
  ['another site', 'https://example.org/strefa-kobiet/?sort=name', {}],
])('%s is left to the browser', (_, href, how) => {
  expect(clicked(href, how)).toEqual({ isNotPrevented: true, followed: [] });
});
