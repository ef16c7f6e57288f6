/** From a photograph that staff upload to the pictures that shoppers see. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { addItem, getCart, makeProducts, newVisitor, type TestProducts } from '../../../testing/commerce-fixture';
import { logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { clearUploads, createFileStore } from '../../operations/files';

let shop: TestApp;
let folder: string;
let people: Record<Role, Person>;
let products: TestProducts;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-test-'));
  shop = await createTestApp({ env: { DATA_DIR: folder } });
  people = await logInAll(shop);
  products = await makeProducts(shop.database.db);
  await sql`update products set content = (select content from products where content ->> 'pl' <> '' limit 1)
    where content ->> 'pl' = ''`.execute(shop.database.db);
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, `/api/admin${path}`, { headers: people.admin.headers, body });

const MAIN_COLOR = expect.stringMatching(/^#[0-9a-f]{6}$/);

async function upload(
  as: Role,
  background: string | Buffer,
  mimeType: 'image/jpeg' | 'application/pdf' = 'image/jpeg',
) {
  const bytes = Buffer.isBuffer(background)
    ? background
    : mimeType === 'image/jpeg'
      ? await sharp({ create: { width: 900, height: 500, channels: 3, background } })
          .jpeg()
          .toBuffer()
      : Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF');
  const announced = await shop.call('POST', '/api/file-uploads', {
    headers: people[as].headers,
    body: { fileName: 'gabinet.jpg', mimeType, size: bytes.length },
  });
  const { id, putUrl } = announced.json().data.fileUpload;
  const put = { method: 'PUT' as const, url: putUrl, headers: { 'content-type': mimeType }, payload: bytes };
  expect((await shop.app.inject(put)).statusCode).toBe(200);
  return String(id);
}
const add = (fileUploadId: string) => admin('POST', '/pictures', { fileUploadId });
async function picture(background: string): Promise<string> {
  const made = await add(await upload('admin', background));
  expect([made.statusCode, made.json().error]).toEqual([201, undefined]);
  return made.json().data.picture.id;
}
/** Colour in the middle of a picture, as the browser gets it. */
async function colourOf(image: { kind: string; id: string }, width = 480) {
  const url = `/api/images/${image.kind}/${image.id}-${width}.webp`;
  const answer = await shop.app.inject({ method: 'GET', url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const isNear = (index: number, value: number) => Math.abs((data[middle + index] ?? 0) - value) < 12;
  return {
    size: [info.width, info.height],
    isGreen: isNear(0, 0) && isNear(1, 160) && isNear(2, 0),
    isBlue: isNear(0, 0) && isNear(1, 0) && isNear(2, 200),
  };
}
/** Colours at the left and the right edge of a picture. */
async function edgesOf(image: { kind: string; id: string }) {
  const answer = await shop.app.inject({ method: 'GET', url: `/api/images/${image.kind}/${image.id}-480.webp` });
  const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  return [row + 4, row + info.width - 5].map((pixel) =>
    (data[pixel * info.channels + 1] ?? 0) > 100 ? 'green' : 'blue',
  );
}
const green = '#00a000';
const blue = '#0000c8';

test('a treatment shows the photograph everywhere at its own address; taken off, the drawn one again', async () => {
  const pictureId = await picture(green);
  const answer = await admin('PUT', `/products/${products.calves}`, { pictureId });
  expect(answer.json().data.product.pictureId).toBe(pictureId);
  const product = async () => (await shop.call('GET', '/api/products/test-lydki')).json().data.product;
  const { image, images } = await product();
  // Shown until the photograph is there.
  expect(images[0]).toMatchObject({ id: image.id, color: expect.stringMatching(/^#0[0-3][9a]\w0[0-3]$/) });
  expect(image).toMatchObject({ kind: 'treatments', id: `${products.calves}p${pictureId}` });
  expect(image.imageUrl).toBe(`/api/images/treatments/${products.calves}p${pictureId}-960.webp`);
  expect(await colourOf(image)).toMatchObject({ size: [480, 360], isGreen: true });
  const visitor = await newVisitor(shop);
  await addItem(shop, visitor, products.calves);
  expect((await getCart(shop, visitor)).items[0]?.item.image).toMatchObject({ id: image.id });
  const other = await picture(blue);
  await admin('PUT', `/products/${products.calves}`, { pictureId: other });
  const next = (await product()).image;
  expect(await colourOf(next)).toMatchObject({ isBlue: true });
  // Pages that were rendered before still have theirs.
  expect(await colourOf(image)).toMatchObject({ isGreen: true });
  await admin('PUT', `/products/${products.calves}`, { pictureId: null });
  const drawn = (await product()).image;
  expect(drawn.id).toBe(products.calves);
  expect(await colourOf(drawn)).toMatchObject({ isGreen: false, isBlue: false });
});

/** A photograph that is green on its left and blue on its right. */
async function halves(): Promise<Buffer> {
  const left = await sharp({ create: { width: 900, height: 500, channels: 3, background: green } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1800, height: 500, channels: 3, background: blue } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

test('an article and its author show the cuts around the focus, with the words in the language of the page', async () => {
  const added = async (x: number) =>
    (
      await admin('POST', '/pictures', {
        fileUploadId: await upload('admin', await halves()),
        alt: { pl: 'Gabinet z laserem', en: 'A room with a laser' },
        focus: { x, y: 50 },
      })
    ).json().data.picture;
  const [left, right] = [await added(0), await added(100)];
  expect(left).toMatchObject({ alt: { en: 'A room with a laser' }, focus: { x: 0, y: 50 } });
  const listed = (await admin('GET', `/pictures?id=${left.id}`)).json();
  expect([listed.data.pictures.length, listed.data.pictures[0].id, listed.meta.total]).toEqual([1, left.id, 1]);
  const { id, slug, author } = (await shop.call('GET', '/api/articles?perPage=1')).json().data.articles[0];
  await admin('PUT', `/articles/${id}`, { pictureId: left.id });
  await admin('PUT', `/article-authors/${author.id}`, { pictureId: right.id });
  const shown = async (language: string) =>
    (await shop.call('GET', `/api/articles/${slug}`, { headers: { 'accept-language': language } })).json().data.article;
  const article = await shown('en');
  expect([article.image.alt, article.imageMobile.alt]).toEqual(['A room with a laser', 'A room with a laser']);
  expect(await colourOf(article.image)).toMatchObject({ size: [480, 270], isGreen: true });
  expect(await colourOf(article.imageMobile)).toMatchObject({ size: [480, 360], isGreen: true });
  expect(article.author.avatar.alt).toBe('A room with a laser');
  expect(await colourOf(article.author.avatar)).toMatchObject({ size: [480, 480], isBlue: true });
  expect([article.image.color, article.author.avatar.color]).toEqual([MAIN_COLOR, MAIN_COLOR]);

  await sql`delete from page_changes`.execute(shop.database.db);
  const alt = { pl: 'Nowy gabinet', en: 'A new room' };
  expect((await admin('PUT', `/pictures/${left.id}`, { alt })).json().data.picture.alt).toEqual(alt);
  expect((await shown('pl')).image.alt).toBe('Nowy gabinet');
  const changed = await sql<{ key: string }>`select distinct key from page_changes`.execute(shop.database.db);
  expect(changed.rows.map(({ key }) => key)).toContain(`article:${id}`);
  expect((await admin('PUT', '/pictures/999999999', { alt })).statusCode).toBe(404);
});

test('a cut holds less of an enlarged photograph; one that is not enlarged has no zoom', async () => {
  const added = async (focus: object) =>
    (await admin('POST', '/pictures', { fileUploadId: await upload('admin', await halves()), focus })).json();
  // Whole it is wider than a cut: its middle is the left half's only where it is enlarged.
  const near = { x: 35, y: 50 };
  const whole = (await added({ ...near, zoom: 100 })).data.picture;
  const enlarged = (await added({ ...near, zoom: 300 })).data.picture;
  expect([whole.focus, enlarged.focus]).toEqual([near, { ...near, zoom: 300 }]);
  const { id, slug } = (await shop.call('GET', '/api/articles?perPage=1')).json().data.articles[0];
  const covered = async (pictureId: string) => {
    await admin('PUT', `/articles/${id}`, { pictureId });
    return (await shop.call('GET', `/api/articles/${slug}`)).json().data.article.image;
  };
  expect(await edgesOf(await covered(whole.id))).toEqual(['green', 'blue']);
  expect(await edgesOf(await covered(enlarged.id))).toEqual(['green', 'green']);
  for (const zoom of [99, 301, 150.5]) {
    const refused = await added({ ...near, zoom });
    expect(Object.keys(refused.error.fields)).toEqual(['focus.zoom']);
  }
});

test('pictures are found by what they show, whatever case and accents', async () => {
  const alt = { pl: 'Źdźbło', en: 'A quokka' };
  const { picture: made } = (
    await admin('POST', '/pictures', { fileUploadId: await upload('admin', green), alt })
  ).json().data;
  for (const q of ['zdzblo', 'QUOKKA']) {
    const found = (await admin('GET', `/pictures?q=${q}&withMade=true`)).json();
    expect([found.data.pictures.map(({ id }: { id: string }) => id), found.meta.total]).toEqual([[made.id], 1]);
  }
  expect((await admin('GET', '/pictures?q=100%25')).json().meta.total).toBe(0);
});

test('staff choose the cover of a category, which its articles without their own show; taken off, drawn folds', async () => {
  const own = await picture(green);
  await sql`update articles set picture_id = null where code = 'word-velvet'`.execute(shop.database.db);
  const { rows } = await sql<{ slug: string; categoryId: string }>`select a.slugs ->> 'pl' as slug,
      c.id::text as "categoryId" from articles a join article_categories c on c.id = a.category_id
    where a.code = 'word-velvet'`.execute(shop.database.db);
  const [article] = rows;
  const coverAfter = async (pictureId: string | null) => {
    const answer = await admin('PUT', `/article-categories/${article?.categoryId}`, { pictureId });
    expect(answer.json().data.articleCategory).toMatchObject({ pictureId });
    return colourOf((await shop.call('GET', `/api/articles/${article?.slug}`)).json().data.article.image);
  };
  expect(await coverAfter(own)).toMatchObject({ isGreen: true });
  expect(await coverAfter(null)).toMatchObject({ isGreen: false });
  const missing = await admin('PUT', `/article-categories/${article?.categoryId}`, { pictureId: '999999' });
  expect(Object.keys(missing.json().error.fields)).toEqual(['pictureId']);
});

test('a gallery is shown in its order, with its words in the language of the page, behind the chosen photograph', async () => {
  const [first, second] = [await picture(green), await picture(blue)];
  const alt = (pl: string, en: string) => ({ pl, en });
  const pictures = [
    { id: second, alt: alt('Po zabiegu', 'After the treatment') },
    { id: first, alt: alt('Gabinet', 'Treatment room') },
  ];
  const saved = await admin('PUT', `/products/${products.face}`, { pictures });
  expect(saved.json().data.product.pictures).toEqual(pictures);
  const shown = async (language = 'pl') => {
    const answer = await shop.call('GET', '/api/products/test-twarz', { headers: { 'accept-language': language } });
    const { images, imageIds } = answer.json().data.product;
    expect(imageIds).toEqual(images.map(({ id }: { id: string }) => id));
    return images.map((image: { id: string; alt: string }) => [image.id.split('p')[1], image.alt]);
  };
  expect(await shown('en')).toEqual([
    [second, 'After the treatment'],
    [first, 'Treatment room'],
  ]);
  await admin('PUT', `/products/${products.face}`, { pictures: [...pictures].reverse(), pictureId: second });
  expect(await shown()).toEqual([
    [second, expect.any(String)],
    [first, 'Gabinet'],
  ]);
  const listed = (await shop.call('GET', '/api/products?perPage=100')).json().data.products;
  expect(listed.find(({ slug }: { slug: string }) => slug === 'test-twarz').imageIds).toHaveLength(2);
  await admin('PUT', `/products/${products.face}`, { pictures: [], pictureId: null });
  const bare = (await shop.call('GET', '/api/products/test-twarz')).json().data.product;
  expect([bare.images, bare.imageIds]).toEqual([[bare.image], undefined]);
});

test('a gallery is refused by field: a picture that is not there, one twice, one without words, or without the right', async () => {
  const id = await picture(green);
  const alt = { pl: 'Gabinet', en: 'Room' };
  const twice = [
    { id, alt },
    { id, alt },
  ];
  for (const pictures of [[{ id: '999999', alt }], twice, [{ id, alt: { pl: 'Gabinet', en: '' } }]]) {
    const answer = await admin('PUT', `/products/${products.face}`, { pictures });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)[0]]).toEqual([
      422,
      expect.stringMatching(/^pictures/),
    ]);
  }
  const asStaff = await shop.call('PUT', `/api/admin/products/${products.face}`, {
    headers: people.staff.headers,
    body: { pictures: [{ id, alt }] },
  });
  expect(asStaff.statusCode).toBe(403);
});

test('a salon shows its gallery in order, in the language of the page, until a photograph is chosen; none is drawn', async () => {
  const [first, second] = [await picture(green), await picture(blue)];
  const pictures = [
    { id: second, alt: { pl: 'Recepcja', en: 'Reception' } },
    { id: first, alt: { pl: 'Gabinet', en: 'Room' } },
  ];
  const saved = (await admin('PUT', '/locations/2', { pictures })).json().data.location;
  expect(saved.pictures).toEqual(pictures);
  const shown = async () => {
    const headers = { 'accept-language': 'en' };
    const { images } = (await shop.call('GET', `/api/locations/${saved.slugs.pl}`, { headers })).json().data.location;
    return images.map(({ id, alt }: { id: string; alt: string }) => [id, alt]);
  };
  expect(await shown()).toEqual([
    [`2p${second}`, 'Reception'],
    [`2p${first}`, 'Room'],
  ]);
  await admin('PUT', '/locations/2', { pictureId: first });
  expect(await shown()).toEqual([[`2p${first}`, saved.name.en]]);
  await admin('PUT', '/locations/2', { pictureId: null, pictures: [] });
  expect((await shown()).map(([id]: string[]) => id)).toEqual(['2v1', '2v2', '2v3']);
});

test('a photograph is cut otherwise where a record chooses that; elsewhere the former cut stays', async () => {
  const alt = { pl: 'Gabinet', en: 'A room' };
  const photograph = { fileUploadId: await upload('admin', await halves()), alt, focus: { x: 0, y: 50 } };
  const left = (await admin('POST', '/pictures', photograph)).json().data.picture;
  const focus = { x: 100, y: 50, zoom: 150 };
  const cut = async () => (await admin('POST', `/pictures/${left.id}/cuts`, { focus })).json().data.picture;
  const right = await cut();
  expect(right).toMatchObject({ alt, focus, fileName: left.fileName });
  const { articles } = (await shop.call('GET', '/api/articles?perPage=2')).json().data;
  await admin('PUT', `/articles/${articles[0].id}`, { pictureId: left.id });
  await admin('PUT', `/articles/${articles[1].id}`, { pictureId: right.id });
  const image = async (slug: string) => (await shop.call('GET', `/api/articles/${slug}`)).json().data.article.image;
  expect(await colourOf(await image(articles[0].slug))).toMatchObject({ isGreen: true });
  expect(await colourOf(await image(articles[1].slug))).toMatchObject({ isBlue: true });
  // The same cut is no further picture, also for two who make it at once.
  expect((await Promise.all([cut(), cut()])).map(({ id }) => id)).toEqual([right.id, right.id]);
  await admin('PUT', `/pictures/${left.id}`, { alt: { pl: 'Nowy gabinet', en: 'A new room' } });
  expect((await image(articles[1].slug)).alt).toBe('Nowy gabinet');
});

test('salons, articles, and before and after of a comparison', async () => {
  const [before, after] = [await picture(green), await picture(blue)];
  await admin('PUT', '/locations/1', { pictureId: before });
  const salon = (await admin('GET', '/locations/1')).json().data.location;
  const location = (await shop.call('GET', `/api/locations/${salon.slugs.pl}`)).json().data.location;
  expect(await colourOf(location.images[0], 320)).toMatchObject({ isGreen: true });
  expect(location.images).toMatchObject([{ color: MAIN_COLOR }]);

  const [first] = (await shop.call('GET', '/api/articles?perPage=1')).json().data.articles;
  await admin('PUT', `/articles/${first.id}`, { pictureId: after });
  const article = (await shop.call('GET', `/api/articles/${first.slug}`)).json().data.article;
  expect(await colourOf(article.image, 640)).toMatchObject({ size: [640, 360], isBlue: true });

  const record = (await admin('GET', `/products/${products.face}`)).json().data.product;
  const comparison = { title: 'Po serii', content: 'Trzy zabiegi', order: 1 };
  const withPictures = {
    ...{ ...comparison, pictureBeforeId: before, pictureAfterId: after },
    ...{ altBefore: 'Włosy', isIllustration: true },
  };
  const content = {
    pl: { ...record.content.pl, comparisons: [withPictures, { ...comparison, pictureBeforeId: before }] },
    en: record.content.en,
  };
  expect((await admin('PUT', `/products/${products.face}`, { content })).json().error).toBeUndefined();
  const { comparisons } = (await shop.call('GET', '/api/products/test-twarz')).json().data.product;
  expect(comparisons[0].imagesBeforeAfterList).toHaveLength(1);
  expect(comparisons[0]).toMatchObject({ isIllustration: true, imageBefore: { alt: 'Włosy' } });
  expect(comparisons[0].imageAfter.alt).toBe(comparison.title);
  expect(await colourOf(comparisons[0].imageBefore)).toMatchObject({ isGreen: true });
  expect(await colourOf(comparisons[0].imageAfter)).toMatchObject({ isBlue: true });
  expect(comparisons[1]).toMatchObject({ imageAfter: null, imagesBeforeAfterList: [] });
});

test('only own pictures that are ready, once; a missing picture is reported by field', async () => {
  const pdf = await upload('admin', green, 'application/pdf');
  const others = await upload('customer', green);
  for (const id of [pdf, others, '7d0f3b0c-6f0e-4d36-9d8e-2a53f6f5f6a1']) {
    const answer = await add(id);
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ['fileUploadId']]);
  }
  const own = await upload('admin', green);
  const answers = await Promise.all([add(own), add(own)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  const missing = await admin('PUT', `/products/${products.calves}`, { pictureId: '999999' });
  expect(Object.keys(missing.json().error.fields)).toEqual(['pictureId']);
  const image = await shop.app.inject({
    method: 'GET',
    url: `/api/images/treatments/${products.calves}p999999-320.webp`,
  });
  expect(image.statusCode).toBe(404);
  const asManager = await shop.call('POST', '/api/admin/pictures', {
    headers: people.manager.headers,
    body: { fileUploadId: own },
  });
  expect(asManager.statusCode).toBe(403);
});

test('those that the shop came with are chosen like photographs, after them, and managers see both', async () => {
  const id = await picture(green);
  const made = await sql<{ id: string }>`insert into shop_pictures (drawing) values ('rendered:room-linden')
    on conflict (drawing) do update set drawing = excluded.drawing returning id::text as id`.execute(shop.database.db);
  const madeId = made.rows[0]?.id ?? '';
  const ids = async (query: string) => {
    const { data } = (await admin('GET', `/pictures?perPage=100&${query}`)).json();
    return data.pictures.map((one: { id: string }) => one.id);
  };
  expect(await ids('')).not.toContain(madeId);
  const both = await ids('withMade=true');
  expect([both.includes(id), both.indexOf(id) < both.indexOf(madeId)]).toEqual([true, true]);
  expect(await ids(`id=${madeId}`)).toEqual([]);
  const asManager = await shop.call('GET', `/api/admin/pictures?withMade=true&id=${madeId}`, {
    headers: people.manager.headers,
  });
  const [shown] = asManager.json().data.pictures;
  const alt = { pl: expect.stringContaining('Gabinet'), en: expect.stringContaining('Treatment room') };
  expect(shown).toMatchObject({ id: madeId, fileName: 'room-linden', alt, isMade: true });
  const image = await shop.app.inject({ method: 'GET', url: shown.getUrl });
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
  const described = await admin('PUT', `/pictures/${madeId}`, { alt: { pl: 'Pokój', en: 'A room' } });
  const cut = await admin('POST', `/pictures/${madeId}/cuts`, { focus: { x: 1, y: 1 } });
  expect([described.statusCode, cut.statusCode]).toEqual([404, 404]);
});

test('photographs are listed, and never cleared away', async () => {
  const id = await picture(green);
  const store = createFileStore({ folder: join(folder, 'files') });
  await clearUploads(shop.database.db, store, new Date(Date.now() + 400 * 86_400_000));
  const { data, meta } = (await admin('GET', '/pictures?perPage=1')).json();
  expect(data.pictures).toMatchObject([{ id, fileName: 'gabinet.jpg', width: 900, height: 500 }]);
  expect(meta.total).toBeGreaterThan(3);
  const got = await shop.app.inject({ method: 'GET', url: data.pictures[0].getUrl });
  expect([got.statusCode, got.headers['content-disposition']]).toEqual([200, 'attachment; filename="gabinet.jpg"']);
});
