/** The demo shop is of the size of the real chain, and its records keep the shop's own rules. */
import { renderedPictures } from '../../../seed/rendered/rendered-list';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { drawingSvg } from '../../operations/pictures';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const rows = async <Row>(statement: string): Promise<Row[]> => (await shop.database.pool.query(statement)).rows;

it('has about 120 treatments, packages and bundles', async () => {
  const [{ count } = { count: 0 }] = await rows<{ count: number }>(
    `select count(*)::int as count from products where type in ('product', 'package', 'bundle')`,
  );
  expect(count).toBeGreaterThanOrEqual(115);
  expect(count).toBeLessThanOrEqual(130);
});

it('has a price in both markets for everything, and texts of its own in both languages', async () => {
  const bare = await rows(`select p.code from products p where p.type <> 'voucher' and (
      (select count(distinct market_id) from product_prices where product_id = p.id) <> 2
      or p.name ->> 'pl' = p.name ->> 'en' and p.type <> 'bundle' and p.category_id <> (
        select id from product_categories where code = 'dermapen')
      or length(p.lead ->> 'pl') < 20 or length(p.lead ->> 'en') < 20)`);
  expect(bare).toEqual([]);
  const [{ share } = { share: 0 }] = await rows<{ share: number }>(
    `select count(distinct lead ->> 'pl')::float8 / count(*) as share from products where type <> 'voucher'`,
  );
  expect(share).toBeGreaterThan(0.9);
});

it('has 60 days of price history that ends at the price of today', async () => {
  const [days] = await rows<{ days: number; oldest: number }>(
    `select count(distinct valid_from::date)::int as days, max(extract(day from now() - valid_from))::int as oldest
     from price_history where valid_from between now() - interval '61 days' and now() - interval '1 day'`,
  );
  expect(days?.days).toBeGreaterThanOrEqual(10);
  expect(days?.oldest).toBeGreaterThanOrEqual(58);
  const apart = await rows(`select pp.product_id from product_prices pp
    cross join lateral (select ph.amount_minor from price_history ph where ph.product_id = pp.product_id
      and ph.market_id = pp.market_id and ph.quantity_from = pp.quantity_from
      order by ph.valid_from desc, ph.id desc limit 1) latest
    where latest.amount_minor is distinct from pp.amount_minor`);
  expect(apart).toEqual([]);
});

it('sells nine treatments of hair removal at most in a package or bundle, and less per treatment the more there are', async () => {
  expect(
    await rows(`select p.code from products p join product_categories c on c.id = p.category_id
      where c.code = 'epilation' and p.package_quantity > 9`),
  ).toEqual([]);
  const dearer = await rows(`select a.code from products a join products b on b.type = 'package' and a.type = 'package'
      and regexp_replace(a.code, '-[a-z]+$', '') = regexp_replace(b.code, '-[a-z]+$', '')
      and a.package_quantity < b.package_quantity
    join product_prices pa on pa.product_id = a.id join product_prices pb on pb.product_id = b.id
      and pb.market_id = pa.market_id and pb.quantity_from = pa.quantity_from
    where pa.amount_minor::numeric / a.package_quantity <= pb.amount_minor::numeric / b.package_quantity`);
  expect(dearer).toEqual([]);
});

it('packages and offers cost less than what is in them, one by one', async () => {
  const dear = await rows(`select p.code from products p
    join product_prices pp on pp.product_id = p.id and pp.quantity_from = 1
    where p.type in ('package', 'offer') and pp.amount_minor >= (
      select sum(pc.quantity * single.amount_minor) from product_contents pc
      join product_prices single on single.product_id = pc.product_id and single.market_id = pp.market_id
        and single.quantity_from = 1
      where pc.container_id = p.id)`);
  expect(dear).toEqual([]);
  expect(
    await rows(`select code from products p where type in ('package', 'offer')
      and not exists (select 1 from product_contents where container_id = p.id)`),
  ).toEqual([]);
});

it('compares what it sells with what people know, in both languages', async () => {
  for (const [headers, title] of [
    [{}, 'Laser a wosk'],
    [{ 'accept-language': 'en' }, 'Laser or wax?'],
  ] as const) {
    const answer = await shop.call('GET', '/api/products/depilacja-laserowa-pachy', { headers });
    expect(answer.json().data.product.comparisons[0]).toMatchObject({ title, order: 1, imagesBeforeAfterList: [] });
    const bundle = await shop.call('GET', '/api/bundles/woman-soft', { headers });
    expect(bundle.json().data.bundle.comparisons[0]).toMatchObject({ title });
  }
});

it('every treatment and package has a gallery of pictures with words in both languages', async () => {
  const bare = await rows(`select p.code from products p where p.type in ('product', 'package')
    and (select count(*) from product_pictures where product_id = p.id) < 2`);
  expect(bare).toEqual([]);
  const drawings = await rows<{ drawing: string }>('select drawing from shop_pictures where drawing is not null');
  expect(drawings.length).toBeGreaterThan(40);
  const drawn = drawings.filter(({ drawing }) => !drawing.startsWith('rendered:'));
  expect(drawn.filter(({ drawing }) => drawingSvg(drawing, 320, 240) === null)).toEqual([]);
  const answer = await shop.call('GET', '/api/products/depilacja-laserowa-pachy', {
    headers: { 'accept-language': 'en' },
  });
  const { images, imageIds, id } = answer.json().data.product;
  expect(images.map(({ alt }: { alt: string }) => alt)).toEqual([
    'Drawing of a woman’s body with the treated area marked: underarms',
    'The laser’s cooled hand piece on a folded towel',
    'Treatment room with a couch, a laser and sun through the window',
  ]);
  expect(images.map(({ color }: { color: string }) => color)).toEqual([
    expect.stringMatching(/^#[0-9a-f]{6}$/),
    renderedPictures['device-laser-head'].color,
    renderedPictures['room-linden'].color,
  ]);
  expect(imageIds).toEqual(images.map((image: { id: string }) => image.id));
  expect(imageIds[0]).toMatch(new RegExp(`^${id}p\\d+$`));
  const picture = await shop.call('GET', `/api/images/treatments/${imageIds[0]}-320.webp`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('has drawings that weigh little more on a card than the generated ground', async () => {
  const { id, imageIds } = (await shop.call('GET', '/api/products/depilacja-laserowa-pachy')).json().data.product;
  const weigh = async (image: string) =>
    (await shop.call('GET', `/api/images/treatments/${image}-480.avif`)).rawPayload.length;
  const [ground, drawing] = [await weigh(id), await weigh(imageIds[0])];
  expect(drawing).toBeLessThan(ground * 1.3);
});

it('compares skin before and after hair removal by drawings that are marked as such, a bundle too', async () => {
  const product = (await shop.call('GET', '/api/products/depilacja-laserowa-pachy')).json().data.product;
  const { bundle } = (await shop.call('GET', '/api/bundles/woman-soft')).json().data;
  for (const { comparisons } of [product, bundle]) {
    const drawn = comparisons.at(-1);
    expect(drawn).toMatchObject({
      title: 'Skóra przed serią i po serii',
      order: comparisons.length,
      isIllustration: true,
      imagesBeforeAfterList: [{ imageBefore: drawn.imageBefore, imageAfter: drawn.imageAfter }],
    });
    for (const { color } of [drawn.imageBefore, drawn.imageAfter]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(drawn.imageBefore.alt).toMatch(/^Przekrój skóry: grube włosy/);
    expect(drawn.imageAfter.alt).toMatch(/^Przekrój skóry: jeden cienki włos/);
  }
});

it('every treatment has drawings of before and after, in both languages', async () => {
  const bare = await rows(`select p.code from products p where p.type = 'product' and exists (
    select from unnest(array['pl', 'en']) as locale where not p.content #> array[locale, 'comparisons'] @> '[{"isIllustration": true}]')`);
  expect(bare).toEqual([]);
});

it('shows the body part that a treatment without a laser is for, so that cards of one device differ', async () => {
  const first = await rows<{ code: string; drawing: string; color: string | null }>(
    `select p.code, s.drawing, s.color from products p join product_categories c on c.id = p.category_id
     join product_pictures x on x.product_id = p.id and x.position = 0 join shop_pictures s on s.id = x.picture_id
     where p.type = 'product' and c.code <> 'epilation'`,
  );
  const drawn = first.filter(({ drawing }) => drawing.startsWith('body:'));
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter(({ color }) => color === null)).toEqual([]);
  const endermology = first.filter(({ code }) => code.startsWith('endermology-female-'));
  expect(new Set(endermology.map(({ drawing }) => drawing)).size).toBeGreaterThan(endermology.length - 3);
});

it('shows each offer and bundle with body parts or a device, and bundles of one kind with different ones', async () => {
  const bare = await rows(`select p.code from products p where p.type in ('offer', 'bundle')
    and not exists (select from product_pictures x where x.product_id = p.id)`);
  expect(bare).toEqual([]);
  const [pictures] = await rows<{ bundles: number; drawings: number }>(
    `select count(*)::int as bundles, count(distinct s.drawing)::int as drawings from products p
     join product_pictures x on x.product_id = p.id and x.position = 0 join shop_pictures s on s.id = x.picture_id
     where p.type = 'bundle' and s.drawing like 'body:%'`,
  );
  expect(pictures?.drawings).toBeGreaterThan((pictures?.bundles ?? 0) / 2);
  for (const list of ['bundles', 'offers']) {
    const answer = await shop.call('GET', `/api/${list}?perPage=100`);
    const shown: { image: { id: string } }[] = answer.json().data[list];
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter(({ image }) => !/^\d+p\d+$/.test(image.id))).toEqual([]);
  }
});
