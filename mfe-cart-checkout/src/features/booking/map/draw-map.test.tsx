import { salonPoints } from '../../../testing/booking-fixtures';
import type { Salon } from '../salon-search';
import { drawMap, type MapOptions } from './draw-map';

const salons: Salon[] = salonPoints.map(({ locationId: id, name, city, address, lat, lng }) => {
  return { id, name, city, address, lat, lng };
});

function draw(changes: Partial<MapOptions> = {}) {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 400 } });
  document.body.append(element);
  const chosen: (string | null)[] = [];
  const map = drawMap(element, {
    words: { zoomIn: 'Przybliż', zoomOut: 'Oddal', choose: 'Wybierz ten salon' },
    colours: { border: '#888', point: '#a00', pointed: '#700', ink: '#fff' },
    tiles: null,
    onPoint: (id) => chosen.push(id),
    onChoose: (id) => chosen.push(`chosen ${id}`),
    ...changes,
  });
  const points = () => element.querySelectorAll<SVGPathElement>('path.leaflet-interactive');
  return { element, map, chosen, points };
}

test('without tiles the borders are drawn, and nothing is asked of another host', () => {
  const { element, map } = draw();
  expect(element.querySelectorAll('path').length).toBeGreaterThan(30);
  expect(element.querySelectorAll('img')).toHaveLength(0);
  map.remove();
});

test('with tiles their host is asked and named', () => {
  const { element, map } = draw({ tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapy' } });
  expect(element.querySelector('img')?.getAttribute('src')).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
  expect(element.textContent).toContain('© Mapy');
  map.remove();
});

test('closer than the server has tiles, its closest ones are enlarged', () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapy', maxZoom: 5 };
  const { element, map } = draw({ tiles });
  map.show(salons.slice(0, 1));
  const zooms = [...element.querySelectorAll('img')].map(({ src }) => src.split('/')[3]);
  expect(new Set(zooms)).toEqual(new Set(['5']));
  map.remove();
});

test('shows the found salons, marks the one that the list points to, and lets one be chosen', () => {
  const { element, map, chosen, points } = draw();
  map.show(salons);
  expect(points()).toHaveLength(3);
  map.show(salons.slice(0, 1));
  expect(points()).toHaveLength(1);
  map.point('1');
  expect(points()[0]?.getAttribute('fill')).toBe('#700');
  map.point(null);
  expect(points()[0]?.getAttribute('fill')).toBe('#a00');
  points()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(chosen).toEqual(['1']);
  element.querySelector<HTMLButtonElement>('button')?.click();
  expect(chosen).toEqual(['1', 'chosen 1']);
  map.remove();
});

const press = (element: Element | null | undefined, key: string) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('by keyboard: one stop for all points, arrows to the next one, Enter opens it, Escape comes back', () => {
  const { element, map, chosen, points } = draw();
  map.show(salons);
  const stops = () => [...points()].map((point) => point.getAttribute('tabindex'));
  expect(stops()).toEqual(['0', '-1', '-1']);
  const [first, second] = points();
  expect(first?.getAttribute('role')).toBe('button');
  expect(first?.getAttribute('aria-label')).toBe(`${salons[0]?.name}, ${salons[0]?.address}, ${salons[0]?.city}`);
  first?.focus();
  expect(chosen).toEqual(['1']);
  map.point('1');
  expect(document.activeElement).toBe(first);
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    if (document.activeElement === first) press(first, key);
  }
  expect(document.activeElement).not.toBe(first);
  expect(stops().filter((stop) => stop === '0')).toHaveLength(1);

  second?.focus();
  press(second, 'Enter');
  const choose = element.querySelector('button');
  expect(choose?.getAttribute('aria-label')).toBe(`Wybierz ten salon: ${salons[1]?.name}`);
  choose?.focus();
  press(choose, 'Escape');
  expect(document.activeElement).toBe(second);
  map.remove();
});
