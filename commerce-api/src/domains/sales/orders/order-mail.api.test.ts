import { sql } from 'kysely';
import { addItem, newVisitor, orderCart } from '../../../testing/commerce-fixture';
import { makeSalon } from '../../../testing/salon-fixture';
import { shopWithProducts } from '../../../testing/shop-with-products';
import { bookAsGuest } from '../../../testing/visit-fixture';

const here = shopWithProducts();

const rowsOf = async (orderId: string) => {
  const found = await sql<{ rows: { label: string; note?: string }[] }>`select data -> 'rows' as rows from messages
    where once_key = ${`orderPlaced:${orderId}`}`.execute(here.shop.database.db);
  return found.rows[0]?.rows ?? [];
};

test('the e-mail of an order states when and in which salon its visit is; a treatment without a time has no such note', async () => {
  here.shop.setNow(new Date('2027-06-01T10:00:00Z'));
  const { calves } = here.products;
  const { locationId } = await makeSalon(here.shop.database.db, 'lodz-piotrkowska', calves, 1);
  const booked = await bookAsGuest(here.shop, { itemId: calves, locationId, startAt: '2027-06-04T08:00:00.000Z' });
  const [line] = await rowsOf(booked.orderId);
  expect(line?.note).toMatch(/^piątek, 4 czerwca 2027, 10:00, .+, .+ \d+.*, \d\d-\d{3} Łódź$/);
  const visitor = await newVisitor(here.shop);
  await addItem(here.shop, visitor, calves);
  const later = await orderCart(here.shop, visitor, { paymentMethod: 'cash' });
  expect((await rowsOf(later.order.id))[0]).not.toHaveProperty('note');
});
