import { drawMap, type MapOptions } from './draw-map';
import type { TiledPoint } from './tiled-point';

const point = (id: string, city: string, lat: number, lng: number): TiledPoint => {
  return { id, name: `Aksamit ${city}`, address: `ul. Długa 1, ${city}`, lat, lng };
};
const salons = [
  point('1', 'Kraków', 50.06, 19.94),
  point('2', 'Łódź', 51.76, 19.46),
  point('3', 'Tarnów', 50.01, 20.98),
];
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapy' };

function draw(changes: Partial<MapOptions> = {}) {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 400 } });
  document.body.append(element);
  const chosen: (string | null)[] = [];
  const map = drawMap(element, {
    words: { zoomIn: 'Przybliż', zoomOut: 'Oddal', choose: 'Wybierz ten salon' },
    colours: { point: '#a00', pointed: '#700', ink: '#fff' },
    tiles,
    onPoint: (id) => chosen.push(id),
    onChoose: (id) => chosen.push(`chosen ${id}`),
    ...changes,
  });
  const points = () => element.querySelectorAll<SVGPathElement>('path.leaflet-interactive');
  return { element, map, chosen, points };
}

test('the host of the tiles is asked and named', () => {
  const { element, map } = draw();
  expect(element.querySelector('img')?.getAttribute('src')).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
  expect(element.textContent).toContain('© Mapy');
  map.remove();
});

test('closer than the server has tiles, its closest ones are enlarged', () => {
  const { element, map } = draw({ tiles: { ...tiles, maxZoom: 5 } });
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

test('a point that leads somewhere has a link', () => {
  const { element, map, chosen, points } = draw();
  map.show([{ ...point('1', 'Kraków', 50.06, 19.94), href: '/salony/krakow-rynek/' }]);
  points()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const link = element.querySelector<HTMLAnchorElement>('.leaflet-popup a');
  expect(link?.getAttribute('href')).toBe('/salony/krakow-rynek/');
  expect(link?.getAttribute('aria-label')).toBe('Wybierz ten salon: Aksamit Kraków');
  expect(chosen).toEqual(['1']);
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
  expect(first?.getAttribute('aria-label')).toBe(`${salons[0]?.name}, ${salons[0]?.address}`);
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
