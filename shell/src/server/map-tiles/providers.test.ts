import { mapTileProviders, mapTileSettings } from './providers';

const read = (variables: Record<string, string>) => mapTileSettings.parse(variables);
const MAP_TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png';

test('without configuration maps draw borders', () => {
  expect(read({})).toBeNull();
  expect(read({ MAP_TILES: 'none', MAP_TILE_URL })).toBeNull();
});

test('a tile server is named by its address alone', () => {
  const MAP_TILE_ATTRIBUTION = '© Mapy';
  const tiles = { url: MAP_TILE_URL, attribution: '© Mapy' };
  expect(read({ MAP_TILE_URL, MAP_TILE_ATTRIBUTION })).toEqual(tiles);
  const named = { MAP_TILES: 'address', MAP_TILE_URL, MAP_TILE_ATTRIBUTION, MAP_TILE_MAX_ZOOM: '16' };
  expect(read(named)).toEqual({ ...tiles, maxZoom: 16 });
});

test('every provider has tiles at an https address with the three parts, and an attribution', () => {
  const names = Object.keys(mapTileProviders).filter((name) => name !== 'none');
  for (const name of names) {
    const tiles = read({ MAP_TILES: name, MAP_TILE_URL, MAP_TILE_ATTRIBUTION: '© Mapy' });
    expect(tiles?.url).toMatch(/^https:\/\/[\w.-]+\/.*\{z\}.*\{x\}.*\{y\}/);
    expect(tiles?.attribution).toContain('©');
  }
  expect(names).toContain('stadia-maps');
});

test.each([
  [{ MAP_TILES: 'somebody' }, 'MAP_TILES'],
  [{ MAP_TILES: 'address' }, 'MAP_TILE_URL'],
  [{ MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png' }, 'MAP_TILE_URL'],
  [{ MAP_TILE_URL, MAP_TILE_MAX_ZOOM: 'far' }, 'MAP_TILE_MAX_ZOOM'],
  [{ MAP_TILES: 'stadia-maps', MAP_TILE_STYLE: '../x' }, 'MAP_TILE_STYLE'],
])('%j: the wrong variable is named', (variables, name) => {
  expect(mapTileSettings.safeParse(variables).error?.issues[0]?.path).toEqual([name]);
});
