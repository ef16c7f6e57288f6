/** Each refusal of a visit, by each call that declares it, in both languages; the visit stays as it was. */
import { expectRefusal } from './refusals';
import { visitCases } from './visit-cases';
import { createVisitShop, newScene, type VisitShop } from './visit-scenes';

let shop: VisitShop;
beforeAll(async () => {
  shop = await createVisitShop();
});
afterAll(() => shop?.close());

const visits = async () => (await shop.database.pool.query('select id, state, during from visits order by id')).rows;

test.each(visitCases)(
  '%s',
  async (pair, make) => {
    const request = await make(await newScene(shop, { isPaid: !pair.endsWith('prepayment_required') }));
    const before = await visits();
    await expectRefusal(shop, pair, request);
    expect(await visits()).toEqual(before);
  },
  60_000,
);
