import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

interface LocationJson {
  name: string;
  slug: string;
  city: { name: string; lat: number; lng: number };
  location: { lat: number; lng: number };
  distanceKm: number;
  images: { id: string; alt: string; color?: string }[];
  openTime: Record<string, { start: string | null; end: string | null; closed: boolean; allDay: boolean }>;
  openingExceptions: { date: string }[];
}
const get = async (url: string): Promise<LocationJson[]> => (await shop.call('GET', url)).json().data.locations;

describe('salons', () => {
  it('are 52 in 40 real cities, each with seven days', async () => {
    const locations = await get('/api/locations');
    expect(locations).toHaveLength(52);
    expect(new Set(locations.map(({ city }) => city.name)).size).toBe(40);
    expect(new Set(locations.map(({ slug }) => slug)).size).toBe(52);
    for (const location of locations) expect(Object.keys(location.openTime)).toHaveLength(7);
    expect(locations[0]?.openTime).toMatchObject({
      monday: { start: '09:00', end: '20:00', closed: false, allDay: false },
      sunday: { start: null, end: null, closed: true, allDay: false },
    });
  });
  it('stand at coordinates of six decimals at most, whoever writes them', async () => {
    const { db } = shop.database;
    const decimals = (degrees: number) => String(degrees).split('.')[1]?.length ?? 0;
    for (const { city, location } of await get('/api/locations')) {
      for (const degrees of [city.lat, city.lng, location.lat, location.lng]) {
        expect(decimals(degrees)).toBeLessThanOrEqual(6);
      }
    }
    const written = await sql<{
      lat: number;
      lng: number;
    }>`update locations set lat = 0.1 + 0.2, lng = 21.01570000000000249
      where code = 'lodz-piotrkowska' returning lat, lng`.execute(db);
    expect(written.rows).toEqual([{ lat: 0.3, lng: 21.0157 }]);
  });
  it.each([
    ['city=warszawa', 5],
    ['city=Warszawa', 5],
    ['city=%C5%81%C3%B3d%C5%BA', 2],
    ['category=dermapen', 44],
    ['q=swidnicka', 1],
    ['city=nigdzie', 0],
  ])('are narrowed by %s', async (query, count) => {
    expect(await get(`/api/locations?${query}`)).toHaveLength(count);
  });
  it('are found by slug, or not', async () => {
    const answer = await shop.call('GET', '/api/locations/lodz-piotrkowska', { headers: { 'accept-language': 'en' } });
    expect(answer.json().data.location).toMatchObject({ address: 'ul. Piotrkowska 120', locale: { locale: 'en' } });
    expect((await shop.call('GET', '/api/locations/nic')).statusCode).toBe(404);
    // A category of treatments shares the namespace but is no salon.
    expect((await shop.call('GET', '/api/locations/endermologia')).statusCode).toBe(404);
  });
  it('show rendered pictures with their colour and words in both languages, and neighbours in a list differ', async () => {
    const imagesIn = async (language: string): Promise<LocationJson['images'][]> => {
      const answer = await shop.call('GET', '/api/locations', { headers: { 'accept-language': language } });
      return answer.json().data.locations.map(({ images }: LocationJson) => images);
    };
    const [polish, english] = [await imagesIn('pl'), await imagesIn('en')];
    for (const [index, images] of polish.entries()) {
      expect(images.length).toBeGreaterThan(1);
      for (const [nth, { id, color, alt }] of images.entries()) {
        expect([id, color]).toEqual([expect.stringMatching(/^\d+p\d+$/), expect.stringMatching(/^#[0-9a-f]{6}$/)]);
        expect(english[index]?.[nth]?.alt).not.toBe(alt);
      }
      const picture = (from: LocationJson['images'] | undefined) => from?.map(({ id }) => id.split('p')[1]);
      expect(picture(images)).not.toEqual(picture(polish[index + 1]));
    }
    const served = await shop.call('GET', `/api/images/salons/${polish[0]?.[0]?.id}-640.avif`);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/avif']);
  });
  it('have a page of their own with team, services of the market and opinions', async () => {
    const { rows } = await shop.database.pool.query(`select l.id::text, l.slugs ->> 'pl' as slug from locations l
      join opinions o on o.location_id = l.id and o.status = 'published' group by l.id having count(*) > 3 limit 1`);
    const [{ id, slug }] = rows;
    const { pool } = shop.database;
    await pool.query(
      `update therapists set first_name = 'Żaneta'
      where id = (select min(id) from therapists where location_id = $1)`,
      [id],
    );
    const salon = (await shop.call('GET', `/api/locations/${slug}`)).json().data.location;
    const { opinions, aggregate } = (await shop.call('GET', `/api/opinions?location=${id}&perPage=3`)).json().data;
    expect([salon.opinions, salon.ratings]).toEqual([opinions, aggregate]);
    expect([salon.rating, salon.ratingsCount]).toEqual([aggregate.rating, aggregate.ratingsCount]);
    expect(salon.team.at(-1)).toMatchObject({
      firstName: 'Żaneta',
      categories: expect.arrayContaining(['Endermologia']),
    });
    const faces = salon.team.map(({ image }: { image: { imageUrl: string } }) => image.imageUrl);
    expect(new Set(faces.map((url: string) => url.replace(/^.*v/, ''))).size).toBe(faces.length);
    expect(salon.team.at(-1).image.alt).toBe('Rysowany portret: Żaneta');
    expect((await shop.call('GET', faces[0])).statusCode).toBe(200);
    expect((await shop.call('GET', faces[0].replace(/v\d+/, 'v19'))).statusCode).toBe(404);
    expect(salon.services.map(({ category }: { category: string }) => category)).toEqual(
      salon.productCategories.map(({ code }: { code: string }) => code),
    );
    const [service] = salon.services;
    const cheapest = await shop.call(
      'GET',
      `/api/products?category=${service.category}&type=product&sort=price&perPage=1`,
    );
    const [product] = cheapest.json().data.products;
    expect([service.productId, service.priceFrom]).toEqual([product.id, product.pricingMatrix[0].price]);
    expect(service.treatmentsCount).toBe(cheapest.json().meta.total);
    await pool.query('update therapists set enabled = false where location_id = $1', [id]);
    const inPounds = await shop.call('GET', `/api/locations/${slug}`, {
      headers: { 'market-slug': 'en', 'accept-language': 'en' },
    });
    const { location } = inPounds.json().data;
    expect(location.team).toEqual([]);
    expect(location.services[0].priceFrom).not.toBe(service.priceFrom);
  });
  it('return holidays of the next 60 days in Warsaw’s calendar', async () => {
    const year = new Date().getUTCFullYear();
    shop.setNow(new Date(`${year}-12-23T23:30:00Z`));
    const [location] = await get('/api/locations?perPage=1');
    shop.setNow(null);
    expect(location?.openingExceptions.map(({ date }) => date)).toEqual([
      `${year}-12-24`,
      `${year}-12-25`,
      `${year}-12-26`,
      `${year + 1}-01-01`,
      `${year + 1}-01-06`,
    ]);
  });
  it('around a point, the nearest first', async () => {
    const near = await get('/api/locations/nearby?lat=54.44&lng=18.56');
    expect(near.map((location) => location.city.name)).toEqual(['Gdańsk', 'Gdańsk', 'Gdynia']);
    expect(near[0]?.distanceKm).toBeGreaterThan(1);
    expect(near[0]?.distanceKm).toBeLessThan(near[1]?.distanceKm ?? 0);
    expect(await get('/api/locations/nearby?lat=54.44&lng=18.56&radiusKm=1')).toEqual([]);
  });
  it.each(['lat=52', 'lat=91&lng=0', 'lat=52&lng=21&radiusKm=51', 'lat=52&lng=21&radiusKm=0', 'lat=NaN&lng=1'])(
    'refuse %s',
    async (query) => {
      expect((await shop.call('GET', `/api/locations/nearby?${query}`)).statusCode).toBe(422);
    },
  );
  it('are the first ones of each city with `perCity`, of the named cities alone', async () => {
    const all = await get('/api/locations?cities=warszawa,lodz,opole');
    expect(await get('/api/locations?cities=warszawa,lodz,opole&perCity=50')).toEqual(all);
    const some = await get('/api/locations?cities=warszawa,lodz,opole&perCity=2&sort=city');
    const countOf = (city: string) => some.filter((salon) => salon.city.name === city).length;
    expect(['Łódź', 'Opole', 'Warszawa'].map(countOf)).toEqual([2, 1, 2]);
    expect(some).toHaveLength(5);
    const ofWarsaw = all.filter(({ city }) => city.name === 'Warszawa').slice(0, 2);
    expect(some.filter(({ city }) => city.name === 'Warszawa')).toEqual(ofWarsaw);
    expect(await get('/api/locations?cities=atlantyda')).toEqual([]);
  });
  it('are those of the largest cities with `largestCities`, as the list of cities counts them', async () => {
    const served = (await shop.call('GET', '/api/locations/cities?category=epilation')).json().data.cities;
    const counted: { name: string; locationsCount: number }[] = served;
    const largest = counted.toSorted((a, b) => b.locationsCount - a.locationsCount).slice(0, 3);
    const some = await get('/api/locations?category=epilation&largestCities=3&perCity=1&sort=city');
    expect(some.map(({ city }) => city.name).toSorted()).toEqual(largest.map(({ name }) => name).toSorted());
    expect(await get('/api/locations?largestCities=10&perPage=100')).not.toEqual(
      await get('/api/locations?perPage=100'),
    );
  });
  it('that are open to visitors come first in a city', async () => {
    const { db } = shop.database;
    const [first] = await get('/api/locations?cities=warszawa');
    await sql`update locations set is_virtual = true where slugs ->> 'pl' = ${first?.slug}`.execute(db);
    const [shown] = await get('/api/locations?cities=warszawa&perCity=1');
    expect(shown?.slug).not.toBe(first?.slug);
    await sql`update locations set is_virtual = false where slugs ->> 'pl' = ${first?.slug}`.execute(db);
  });
  it.each([
    'perCity=0',
    'perCity=51',
    'largestCities=0',
    'largestCities=11',
    'cities=',
    'cities=a,',
    `cities=${Array(11).fill('a').join(',')}`,
  ])('refuse %s', async (query) => {
    expect((await shop.call('GET', `/api/locations?${query}`)).statusCode).toBe(422);
  });
  it('count by city, which names its only salon', async () => {
    const served = (await shop.call('GET', '/api/locations/cities')).json().data.cities;
    expect(served).toContainEqual(
      expect.objectContaining({ name: 'Warszawa', locationsCount: 5, onlyLocationSlug: null }),
    );
    const [inOpole] = await get('/api/locations?cities=opole');
    expect(served).toContainEqual(
      expect.objectContaining({ name: 'Opole', locationsCount: 1, onlyLocationSlug: inOpole?.slug }),
    );
    const ofCategory = (await shop.call('GET', '/api/locations/cities?category=dermapen')).json().data.cities;
    const serving = await get('/api/locations?category=dermapen');
    const counted = ofCategory.map(({ name, locationsCount }: { name: string; locationsCount: number }) => [
      name,
      locationsCount,
    ]);
    const expected = ofCategory.map(({ name }: { name: string }) => [
      name,
      serving.filter(({ city }) => city.name === name).length,
    ]);
    expect(counted).toEqual(expected);
    expect(new Set(ofCategory.map(({ name }: { name: string }) => name))).toEqual(
      new Set(serving.map(({ city }) => city.name)),
    );
    const all = (await shop.call('GET', '/api/cities')).json();
    expect(all.meta.total).toBe(62);
  });
});
