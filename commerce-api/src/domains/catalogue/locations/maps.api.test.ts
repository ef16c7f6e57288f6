import type { ProfiledLocation, SalonMap } from '@aksamit/contracts';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const data = async (path: string, headers = {}) => {
  const answer = await shop.call('GET', path, { headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json().data;
};

describe('maps', () => {
  it('are of the country and then of each voivodeship with a salon', async () => {
    const maps: SalonMap[] = (await data('/api/maps')).maps;
    const { locations } = await data('/api/locations?perPage=100');
    expect(maps[0]).toMatchObject({ id: 'poland', name: 'Polska' });
    expect(maps[0]?.points.map(({ locationId }) => locationId)).toEqual(locations.map(({ id }: { id: string }) => id));
    const regions = new Set(locations.map(({ region }: { region: string }) => region));
    expect(
      maps
        .slice(1)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...regions].sort());
    expect(maps.slice(1).reduce((sum, { points }) => sum + points.length, 0)).toBe(locations.length);
    expect(maps.map(({ id }) => id)).toContain('lodzkie');
  });
  it('hold their points within their bounds', async () => {
    for (const { bounds, points } of (await data('/api/maps')).maps as SalonMap[]) {
      for (const { lat, lng } of points) {
        expect(bounds.south < lat && lat < bounds.north && bounds.west < lng && lng < bounds.east).toBe(true);
      }
    }
  });
  it('are narrowed by city and category, and none without a salon', async () => {
    const [poland, mazovia]: SalonMap[] = (await data('/api/maps?city=warszawa')).maps;
    expect([poland?.points.every(({ city }) => city === 'Warszawa'), mazovia?.name]).toEqual([true, 'mazowieckie']);
    expect((await data('/api/maps?category=nothing')).maps).toEqual([]);
    expect((await data('/api/maps?sort=-name&perPage=1', { 'accept-language': 'en' })).maps).toHaveLength(1);
  });
});

describe('profiles on the maps service', () => {
  it('lead to reviews of each salon', async () => {
    const profiles: ProfiledLocation[] = (await data('/api/locations/gmb?sort=-rating')).locations;
    expect(profiles.length).toBeGreaterThanOrEqual(10);
    const ratings = profiles.map(({ gmb }) => gmb.rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(new Set(profiles.map(({ gmb }) => gmb.placeId)).size).toBe(profiles.length);
    expect(profiles[0]?.gmb.reviewUrl).toMatch(/^https:\/\/.+\/review$/);
  });
});

describe('cities and salons around one', () => {
  it('a city’s name is enough to look around it, up to 50 km', async () => {
    const { locations } = await data('/api/locations/nearby?city=SOPOT');
    const cities = locations.map(({ city }: { city: { name: string } }) => city.name);
    expect(cities).toEqual(expect.arrayContaining(['Gdańsk', 'Gdynia']));
    const distances = locations.map(({ distanceKm }: { distanceKm: number }) => distanceKm);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    for (const { distanceKm } of locations) expect(distanceKm).toBeLessThanOrEqual(50);
  });
  it('finds the same salons as the distance alone would', async () => {
    const all = (await data('/api/locations?perPage=100')).locations;
    for (const [lat, lng] of [
      [52.23, 21.01],
      [50.06, 19.94],
      [54.5, 18.5],
      [51.77, 19.46],
    ] as const) {
      const near = (await data(`/api/locations/nearby?lat=${lat}&lng=${lng}`)).locations;
      const expected = all.filter(
        ({ location }: { location: { lat: number; lng: number } }) => kilometres(lat, lng, location) <= 50,
      );
      expect(near.map(({ id }: { id: string }) => id).sort()).toEqual(
        expected.map(({ id }: { id: string }) => id).sort(),
      );
    }
  });
  it.each([
    ['', ['lat', 'lng']],
    ['lat=52', ['lng']],
    ['city=Atlantyda', ['city']],
    ['city=Sopot&radiusKm=51', ['radiusKm']],
    ['lat=52&lng=21&sort=address', ['sort']],
  ])('refuse %p', async (query, fields) => {
    const answer = await shop.call('GET', `/api/locations/nearby?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, fields]);
  });
  it('cities are found by a part of their name', async () => {
    const { cities } = await data('/api/cities?q=LODZ');
    expect(cities.map(({ name }: { name: string }) => name)).toEqual(['Łódź']);
    expect((await data('/api/cities?q=%25')).cities).toEqual([]);
    const counts = (await data('/api/locations/cities?sort=-locationsCount')).cities.map(
      ({ locationsCount }: { locationsCount: number }) => locationsCount,
    );
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });
  it.each(['locations', 'locations/cities', 'cities', 'maps', 'locations/gmb'])(
    '/api/%s refuses to be sorted by anything else',
    async (path) => {
      expect((await shop.call('GET', `/api/${path}?sort=secret`)).statusCode).toBe(422);
    },
  );
});

function kilometres(lat: number, lng: number, to: { lat: number; lng: number }): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((to.lat - lat) * rad) / 2) ** 2 +
    Math.cos(lat * rad) * Math.cos(to.lat * rad) * Math.sin(((to.lng - lng) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}
