import type { Opinion, OpinionAggregate, OpinionFacets } from '@aksamit/contracts';
import { sql } from 'kysely';
import { expectRefusal } from '../../../testing/errors/refusals';
import { auditLogOf, logInAll } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let counter = 0;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const english = { 'accept-language': 'en' };
type Headers = Record<string, string>;

async function list(query: string, headers: Headers = {}) {
  const answer = await shop.call('GET', `/api/opinions?${query}`, { headers });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<{
    data: { opinions: Opinion[]; aggregate: OpinionAggregate; facets?: OpinionFacets };
    meta: { total: number };
  }>();
}

async function customer(): Promise<{ userId: string; headers: Headers }> {
  counter += 1;
  const body = {
    email: `opinia${counter}@example.com`,
    password: 'Dobre-haslo-1',
    firstName: 'Ewa',
    lastName: 'łukasik',
    phonePrefix: '48',
    phone: `7100000${String(counter).padStart(2, '0')}`,
    agrees: [{ type: 'regulations', value: true }],
  };
  const { authToken, user } = (await shop.call('POST', '/api/users', { body })).json().data;
  return { userId: user.id, headers: { authorization: `Bearer ${authToken}` } };
}

/** A visit of the customer, some weeks ago. */
async function visit(userId: string, state = 'done'): Promise<string> {
  counter += 1;
  const made = await shop.database.pool.query(
    `insert into visits (state, location_id, room_id, device_id, therapist_id, product_id, user_id, during)
     select $2, l.id, (select min(id) from rooms where location_id = l.id), (select min(id) from devices where location_id = l.id),
       (select min(id) from therapists where location_id = l.id), p.id, $1,
       tstzrange(now() - make_interval(days => $3), now() - make_interval(days => $3) + interval '30 minutes')
     from locations l, products p where l.code = 'lodz-piotrkowska' and p.code = 'laser-female-armpits' returning id`,
    [userId, state, 300 + counter],
  );
  return made.rows[0].id;
}
const opinionOf = (eventId: string) => ({ eventId, rating: 5, content: 'Spokojna wizyta i dobra rozmowa.' });
const submit = (headers: Headers, eventId: string, change: object = {}) =>
  shop.call('POST', '/api/opinions', { headers, body: { ...opinionOf(eventId), ...change } });

describe('opinions', () => {
  it('come the newest first, with how all of the filter rate', async () => {
    const { data, meta } = await list('perPage=100');
    const times = data.opinions.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(meta.total).toBe(300);
    expect(data.aggregate.ratingsCount).toBe(300);
    const { distribution, rating } = data.aggregate;
    const sum = distribution.reduce((total, count, index) => total + count * (index + 1), 0);
    expect(rating).toBe(Math.round((sum / 300) * 100) / 100);
  });
  it('differ from one another', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`perPage=100&page=${page}`)));
    const texts = pages.flatMap(({ data }) => data.opinions.map(({ content }) => content));
    expect(new Set(texts).size).toBeGreaterThan(270);
  });
  it.each([
    ['rating=4', (opinion: Opinion) => opinion.rating === 4],
    ['city=Łódź', (opinion: Opinion) => opinion.location?.city === 'Łódź'],
    ['location=lodz-piotrkowska', (opinion: Opinion) => opinion.location?.slug === 'lodz-piotrkowska'],
    [
      'product=laser-hair-removal-underarms',
      (opinion: Opinion) => opinion.product?.slug === 'depilacja-laserowa-pachy',
    ],
    ['category=endermology', (opinion: Opinion) => /ndermolog/.test(opinion.product?.name ?? '')],
  ])('are narrowed by %s, and so is the aggregate', async (query, fits) => {
    const { data, meta } = await list(`${query}&perPage=100`);
    expect(data.opinions.length).toBeGreaterThan(0);
    expect(data.opinions.filter((opinion) => !fits(opinion))).toEqual([]);
    expect([meta.total, data.aggregate.ratingsCount]).toEqual([data.opinions.length, data.opinions.length]);
  });
  it('are sorted by rating', async () => {
    const ratings = (await list('sort=rating&perPage=100')).data.opinions.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort());
  });
  it('stand in the requested language and state when they are translated', async () => {
    const [polish] = (await list('perPage=1&sort=createdAt')).data.opinions;
    const [inEnglish] = (await list('perPage=1&sort=createdAt', english)).data.opinions;
    expect(polish?.id).toBe(inEnglish?.id);
    expect([polish?.locale, inEnglish?.locale]).toEqual(['pl', 'en']);
    expect([polish?.isTranslated, inEnglish?.isTranslated].sort()).toEqual([false, true]);
    expect(polish?.content).not.toBe(inEnglish?.content);
  });
  it('come with what they can be narrowed by: each kind of treatment and city leads to some', async () => {
    expect((await list('perPage=1')).data.facets).toBeUndefined();
    const { aggregate, facets } = (await list('perPage=1&facets=true&rating=5&city=Łódź')).data;
    const { categories = [], cities = [] } = facets ?? {};
    // A rating is chosen among all of the filter's.
    expect(facets?.aggregate).toEqual((await list('perPage=1&city=Łódź')).data.aggregate);
    expect(facets?.aggregate.ratingsCount).toBeGreaterThan(aggregate.ratingsCount);
    expect(cities.length).toBe(new Set(cities).size);
    expect(categories.length).toBeGreaterThan(2);
    expect(cities).toEqual([...cities].sort((a, b) => a.localeCompare(b, 'pl')));
    for (const query of [`category=${categories.at(-1)?.code}`, `city=${cities.at(-1)}`])
      expect((await list(`perPage=1&${query}`)).meta.total).toBeGreaterThan(0);
    const inEnglish = (await list('perPage=1&facets=true', english)).data.facets;
    expect(inEnglish?.categories.map(({ code }) => code)).toEqual(categories.map(({ code }) => code));
    expect(inEnglish?.categories).not.toEqual(categories);
  });
  it('cannot be narrowed by a city without a published one', async () => {
    const mark = (status: string, from: string) =>
      shop.database.pool.query(
        `update opinions set status = $1 where status = $2 and location_id in
          (select l.id from locations l join cities c on c.id = l.city_id where c.name = 'Łódź')`,
        [status, from],
      );
    const cities = async () => (await list('perPage=1&facets=true')).data.facets?.cities;
    const before = await cities();
    expect(before).toContain('Łódź');
    await mark('rejected', 'published');
    expect(await cities()).toEqual(before?.filter((name) => name !== 'Łódź'));
    await mark('published', 'rejected');
  });
  it('without any have no rating', async () => {
    expect((await list('city=nigdzie')).data).toEqual({
      opinions: [],
      aggregate: { rating: null, ratingsCount: 0, distribution: [0, 0, 0, 0, 0] },
    });
  });
  it.each(['rating=6', 'rating=x', 'sort=content', 'perPage=0', 'facets=1'])('refuse %s', async (query) => {
    const answer = await shop.call('GET', `/api/opinions?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [query.split('=')[0]]]);
  });
});

describe('an opinion of a visit', () => {
  it('alone claims to be verified: no other one of the demo does', async () => {
    const claims = await shop.database.pool.query(
      `select o.id from opinions o left join visits v on v.id = o.visit_id
       where o.verification <> 'none' and v.state is distinct from 'done'`,
    );
    expect(claims.rows).toEqual([]);
    expect((await list('perPage=100')).data.opinions.map(({ verification }) => verification)).not.toContain(
      'salonRecord',
    );
  });
  it('waits for staff and is shown once they have read it', async () => {
    const { userId, headers } = await customer();
    const eventId = await visit(userId);
    const answer = await submit(headers, eventId);
    expect(answer.statusCode).toBe(201);
    const { opinion } = answer.json().data;
    expect(opinion).toMatchObject({ eventId, authorName: 'Ewa Ł.', rating: 5, locale: 'pl', status: 'pending' });
    expect((await list('location=lodz-piotrkowska&perPage=1')).data.opinions[0]?.id).not.toBe(opinion.id);
    await shop.database.pool.query(`update opinions set status = 'published', moderated_at = now() where id = $1`, [
      opinion.id,
    ]);
    expect((await list('location=lodz-piotrkowska&perPage=1')).data.opinions[0]).toMatchObject({
      id: opinion.id,
      verification: 'visit',
      product: { slug: 'depilacja-laserowa-pachy' },
    });
  });
  it('is given once, also when it is sent many times at once', async () => {
    const { userId, headers } = await customer();
    const eventId = await visit(userId);
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit(headers, eventId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(11).fill(409)]);
    await expectRefusal(shop, 'POST /opinions 409 already_rated', {
      method: 'POST',
      url: '/api/opinions',
      headers,
      body: opinionOf(eventId),
    });
  });
  it('is sent again with its key without a second one', async () => {
    const { userId, headers } = await customer();
    const eventId = await visit(userId);
    const keyed = { ...headers, 'idempotency-key': 'opinion-key-1' };
    const [first, second] = [await submit(keyed, eventId), await submit(keyed, eventId)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await submit(keyed, eventId, { rating: 1 })).json().error.code).toBe('idempotency_mismatch');
  });
  it.each(['booked', 'noShow', 'canceled', 'refused'])('is not given while the visit is %s', async (state) => {
    const { userId, headers } = await customer();
    await expectRefusal(shop, 'POST /opinions 409 visit_not_done', {
      method: 'POST',
      url: '/api/opinions',
      headers,
      body: opinionOf(await visit(userId, state)),
    });
  });
  it('is not given of another’s visit, an unknown one, or without a login', async () => {
    const owner = await customer();
    const other = await customer();
    const eventId = await visit(owner.userId);
    expect((await submit(other.headers, eventId)).statusCode).toBe(404);
    expect((await submit(owner.headers, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    const without = await submit({}, eventId);
    expect([without.statusCode, without.json().error]).toEqual([
      401,
      { code: 'unauthorized', message: 'Brak dostępu' },
    ]);
    expect((await submit(owner.headers, eventId)).statusCode).toBe(201);
  });
  it.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 4.5 }],
    ['content', { content: '   krótko   ' }],
    ['content', { content: 'a'.repeat(1001) }],
    ['eventId', { eventId: '12' }],
    ['authorName', { authorName: 'Ktoś' }],
  ])('is refused for a wrong %s', async (field, change) => {
    const { userId, headers } = await customer();
    const answer = await submit(headers, await visit(userId), change);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });
});

test('a manager shows and answers an opinion; nobody changes what was written, and the log does not quote it', async () => {
  const { manager } = await logInAll(shop);
  const as = (method: 'GET' | 'PUT', path: string, body?: object) =>
    shop.call(method, `/api/admin${path}`, { headers: manager.headers, body });
  const made = await sql<{ id: string }>`insert into opinions (author_name, rating, locale, content, verification)
    values ('Ola', 4, 'pl', 'Bardzo prywatne słowa', 'none') returning id::text`.execute(shop.database.db);
  const id = made.rows[0]?.id ?? '';
  const waiting = (await as('GET', '/opinions?status=pending')).json();
  expect(waiting.data.opinions.map((opinion: { id: string }) => opinion.id)).toContain(id);
  const reply = { pl: 'Dziękujemy!', en: 'Thank you!' };
  const shown = (await as('PUT', `/opinions/${id}`, { status: 'published', reply })).json().data.opinion;
  expect(shown).toMatchObject({ status: 'published', reply, content: 'Bardzo prywatne słowa' });
  expect(shown.moderatedAt).not.toBeNull();
  expect((await as('PUT', `/opinions/${id}`, { content: 'x' })).statusCode).toBe(422);
  expect(JSON.stringify(await auditLogOf(shop))).not.toContain('prywatne');
  expect((await as('PUT', '/opinions/999999999', {})).statusCode).toBe(404);
});
