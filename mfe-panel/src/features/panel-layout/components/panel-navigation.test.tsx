import { renderModule } from '@aksamit/module-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import pl from '../../../locales/pl.json';
import { PANEL_MENU, type PanelMenuEntry } from '../panel-menu';
import { PanelNavigation } from './panel-navigation';

const sitemap = Object.fromEntries(
  PANEL_MENU.filter((entry) => entry !== 'codes').map((entry) => [
    `panel/${entry}`,
    { pl: `/panel/${entry}/`, en: `/panel/en-${entry}/` },
  ]),
);

function show(current: PanelMenuEntry = 'orders') {
  const rendered = renderModule(
    <>
      <PanelNavigation current={current} />
      <button type="button">Obok</button>
    </>,
    { module: 'panel', resources: { pl, en }, publishes: ['session.logout-requested'], sitemap },
  );
  return { ...rendered, menu: within(screen.getByRole('navigation', { name: 'Panel klienta' })) };
}

const group = (name: string) => screen.getByRole('button', { name });

test('four groups hold each page once, and the logout is the last entry', () => {
  const { menu } = show();
  expect(menu.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Wizyty',
    'Zakupy',
    'Klub i pomoc',
    'Konto',
  ]);
  expect(menu.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Najbliższe wizyty',
    'Moje zabiegi',
    'Zapamiętane',
    'Moje zamówienia',
    'Kody i vouchery',
    'Oferty dla Ciebie',
    'Beauty Club',
    'Klub recenzentek',
    'Kontakt',
    'Ustawienia konta',
    'Ochrona prywatności',
    'Wyloguj się',
  ]);
});

test('the current page and its group are marked, and no other', () => {
  const { menu } = show('codes');
  const page = menu.getByRole('link', { current: 'page' });
  expect(page.textContent).toBe('Kody i vouchery');
  expect(page.getAttribute('href')).toBe('/panel/visits/?tab=codes');
  expect(menu.getByRole('button', { current: true }).textContent).toBe('Zakupy');
});

test('one group is open at a time; its button closes it again', async () => {
  const user = userEvent.setup();
  show();
  await user.click(group('Wizyty'));
  expect(group('Wizyty').getAttribute('aria-expanded')).toBe('true');
  await user.click(group('Konto'));
  expect(group('Wizyty').getAttribute('aria-expanded')).toBe('false');
  expect(group('Konto').getAttribute('aria-expanded')).toBe('true');
  await user.click(group('Konto'));
  expect(group('Konto').getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes a group and returns the focus to its button', async () => {
  const user = userEvent.setup();
  show();
  await user.click(group('Wizyty'));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Najbliższe wizyty');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(group('Wizyty'));
  expect(group('Wizyty').getAttribute('aria-expanded')).toBe('false');
});

test('a press beside the menu closes the group', async () => {
  const user = userEvent.setup();
  show();
  await user.click(group('Zakupy'));
  await user.click(screen.getByRole('button', { name: 'Obok' }));
  expect(group('Zakupy').getAttribute('aria-expanded')).toBe('false');
});

test('the logout asks the shell once, also when it is pressed twice', async () => {
  const user = userEvent.setup();
  const { shell } = show();
  const asked = jest.fn();
  shell.observe('session.logout-requested').subscribe(asked);
  await user.dblClick(screen.getByRole('button', { name: 'Wyloguj się' }));
  expect(asked).toHaveBeenCalledTimes(1);
});
