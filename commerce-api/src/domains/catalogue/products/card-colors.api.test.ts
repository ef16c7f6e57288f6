/** The main colour of the picture that a card shows, until the picture itself is there. */
import { sql } from 'kysely';
import { shopWithProducts } from '../../../testing/shop-with-products';

const here = shopWithProducts();

const shownOf = async () => {
  const { products } = (await here.shop.call('GET', '/api/products?perPage=100')).json().data;
  const card = products.find(({ id }: { id: string }) => id === here.products.face);
  const { product } = (await here.shop.call('GET', `/api/products/${card.slug}`)).json().data;
  return { card: card.image.color, page: product.images.map(({ color }: { color?: string }) => color) };
};

test('a card has the colour of the first picture of the gallery, of the chosen photograph, or none', async () => {
  expect(await shownOf()).toEqual({ card: undefined, page: [undefined] });
  const { db } = here.shop.database;
  const made = await sql<{ id: string }>`insert into shop_pictures (drawing, color)
    values ('test:room', '#aabbcc'), ('test:device', '#112233') returning id::text`.execute(db);
  const [room, device] = made.rows.map(({ id }) => id);
  const { face } = here.products;
  await sql`insert into product_pictures (product_id, position, picture_id, alt)
    values (${face}::bigint, 1, ${room}::bigint, '{"pl":"Gabinet","en":"A room"}')`.execute(db);
  expect(await shownOf()).toEqual({ card: '#aabbcc', page: ['#aabbcc'] });
  await sql`update products set picture_id = ${device}::bigint where id = ${face}::bigint`.execute(db);
  expect(await shownOf()).toEqual({ card: '#112233', page: ['#112233', '#aabbcc'] });
});
