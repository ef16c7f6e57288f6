import { renderModule } from '@aksamit/module-sdk/testing';
import { PANEL_MENU } from '../features/panel-layout/panel-menu';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { PageSkeleton } from './page-skeleton';

const show = (entry: string) =>
  renderModule(<PageSkeleton entry={entry} />, { module: 'panel', resources: { pl, en } }).container;

test.each(PANEL_MENU)('%s waits in its shape, of which only the waiting itself is heard', (entry) => {
  const container = show(entry);
  expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  expect(container.textContent).toBe('Wczytujemy…');
  expect(container.querySelectorAll('[aria-hidden="true"][data-shape]').length).toBeGreaterThan(1);
});

test('visits, orders, codes, cards and forms have each their own', () => {
  const shapes = ['visits', 'orders', 'codes', 'offers', 'settings'].map((entry) => show(entry).innerHTML);
  expect(new Set(shapes).size).toBe(shapes.length);
});
