import { makeProducts, type TestProducts } from './commerce-fixture';
import { makeSalon } from './salon-fixture';
import { logInAll, type Person, type Role, salonsOfStaff } from './staff-fixture';
import { createTestApp, type TestApp } from './test-app';

/** Now at the desk: a Saturday noon; its salons are open 9 to 20 on every day. */
export const NOW = new Date('2026-11-21T12:00:00+01:00');

/** An instant by the desk's wall clock, on the Wednesday after now unless set otherwise. */
export const at = (time: string, date = '2026-11-25') => `${date}T${time}:00+01:00`;

/** The desk of a salon, with all staff logged in. */
export interface StaffDesk {
  shop: TestApp;
  products: TestProducts;
  people: Record<Role, Person>;
  /** Salon of the staff member, with two units of everything that calves need. */
  own: string;
  /** A salon that is not theirs. */
  other: string;
}

export async function openStaffDesk(): Promise<StaffDesk> {
  const shop = await createTestApp();
  const products = await makeProducts(shop.database.db);
  const people = await logInAll(shop);
  const salons = await salonsOfStaff(shop);
  const own = (await makeSalon(shop.database.db, salons.own.code, products.calves, 2)).locationId;
  const other = (await makeSalon(shop.database.db, salons.other.code, products.calves, 1)).locationId;
  shop.setNow(NOW);
  return { shop, products, people, own, other };
}
