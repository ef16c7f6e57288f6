/** Lists of the panel that have more than one page. */
import { FakePage } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import { bought, visit } from '../testing/panel-fixtures';
import { renderPanel } from '../testing/render-panel';
import { VisitsPage } from './visits.page';

const done = { ...visit, id: 'e2', startAt: '2026-01-02T10:00:00+01:00', doneStatus: 'done', canChange: false };

/** Visits and treatments of a customer with 250 of each. */
const show = (
  at: string,
  { visits = [done], treatments = [bought] }: { visits?: unknown[]; treatments?: unknown[] } = {},
) =>
  renderPanel(
    <VisitsPage />,
    {
      'GET /me/events': ({ options }) =>
        options.query?.doneStatus === 'waiting'
          ? { events: [] }
          : new FakePage({ events: visits }, { page: Number(options.query?.page), perPage: 100, total: 250 }),
      'GET /me/order-products': ({ options }) =>
        new FakePage({ orderProducts: treatments }, { page: Number(options.query?.page), perPage: 100, total: 250 }),
    },
    { at },
  );
const linksOf = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a page of visits in the middle leads both ways, and claims nothing of what is ahead', async () => {
  show('/panel/zamowienia/?page=2');
  expect(await linksOf('Strony listy wizyt')).toEqual([
    ['Nowsze', '/panel/zamowienia/?page=1'],
    ['Starsze', '/panel/zamowienia/?page=3'],
  ]);
  expect(screen.getByText('Strona 2 z 3')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Odbyte' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Nadchodzące' })).toBeNull();
});

test('the first page of treatments leads on, the last one back', async () => {
  const { unmount } = show('/panel/zamowienia/?tab=treatments');
  expect(await linksOf('Strony listy zabiegów')).toEqual([['Starsze', '/panel/zamowienia/?tab=treatments&page=2']]);
  unmount();
  show('/panel/zamowienia/?tab=treatments&page=3');
  expect(await linksOf('Strony listy zabiegów')).toEqual([['Nowsze', '/panel/zamowienia/?tab=treatments&page=2']]);
});

test.each([
  ['/panel/zamowienia/?page=9', 'Na tej stronie nie ma już wizyt', 'Najnowsze wizyty', '/panel/zamowienia/'],
  [
    '/panel/zamowienia/?tab=treatments&page=9',
    'Na tej stronie nie ma już zabiegów',
    'Najnowsze zabiegi',
    '/panel/zamowienia/?tab=treatments',
  ],
])('%s is past the end, and says so', async (at, title, action, href) => {
  show(at, { visits: [], treatments: [] });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
});
