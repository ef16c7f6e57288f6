import { sql } from 'kysely';
import { shopWithProducts } from '../../../testing/shop-with-products';

const here = shopWithProducts();
const ask = async (ids: string, locale = 'pl') =>
  here.shop.call('GET', `/api/product-contraindications?productIds=${ids}`, {
    headers: { 'market-slug': 'pl', 'accept-language': locale },
  });

beforeAll(async () => {
  const infos = (words: string) => ({
    infos: [
      { section: 'indications', description: 'x', order: 1 },
      { section: 'contraindications', description: `${words} 2`, order: 2 },
      { section: 'contraindications', description: `${words} 1`, order: 1 },
    ],
  });
  const content = JSON.stringify({ pl: infos('ciąża'), en: infos('pregnancy') });
  const { calves, face } = here.products;
  await sql`update products set content = ${content}::jsonb where id in (${calves}, ${face})`.execute(
    here.shop.database.db,
  );
});

test('in the order of the treatment, in the language asked for, unknown ids left out', async () => {
  const { calves, face } = here.products;
  const answer = await ask(`${face},999999,${calves}`, 'en');
  expect(answer.json().data.productContraindications).toMatchObject([
    { productId: face, contraindications: ['pregnancy 1', 'pregnancy 2'] },
    { productId: calves, name: 'Calves', contraindications: ['pregnancy 1', 'pregnancy 2'] },
  ]);
  expect(answer.headers['cache-control']).toMatch(/^public/);
});

test('a package adds those of its contents, each once', async () => {
  const { rows } = await sql<{ id: string; inside: number }>`select p.id::text as id, count(*)::int as inside
    from products p join product_contents k on k.container_id = p.id where p.type in ('package', 'offer')
    group by p.id order by 2 desc limit 1`.execute(here.shop.database.db);
  const [container] = rows;
  const [found] = (await ask(container?.id ?? '')).json().data.productContraindications;
  expect(found.contraindications.length).toBeGreaterThan(0);
  expect(new Set(found.contraindications).size).toBe(found.contraindications.length);
});

test.each(['', 'x', '1,,2', Array(51).fill('1').join(',')])('ids %p are refused', async (ids) => {
  expect((await ask(ids)).statusCode).toBe(422);
});
