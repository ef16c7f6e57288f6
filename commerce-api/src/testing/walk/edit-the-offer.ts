import {
  staffBundleInput,
  staffLocationInput,
  staffOfferInput,
  staffProductInput,
  staffVoucherInput,
} from '@aksamit/contracts/staff';
import type { z } from 'zod';
import type { Headers } from '../commerce-fixture';
import { loggedInAs } from './people';
import { CallFailed, type Walker } from './walker';

const one = { page: 1, perPage: 1 };

/** The fields of a record that staff set, copied from an existing one, under a code of their own. */
function copyOf<Shape extends z.ZodRawShape>(
  input: z.ZodObject<Shape>,
  records: Record<string, unknown>[],
  change: Record<string, unknown>,
): z.output<z.ZodObject<Shape>> {
  const [existing] = records;
  if (!existing) throw new CallFailed('nothing to copy');
  const fields = Object.fromEntries(Object.keys(input.shape).map((field) => [field, existing[field]]));
  return input.parse({ ...fields, ...change });
}

/** An admin's changes of the offer: treatments, prices, promotions, bundles, vouchers, codes. */
export async function editTheOffer(walker: Walker): Promise<void> {
  const as = await loggedInAs(walker, 'admin');
  const productId = await addATreatment(walker, as);
  await promote(walker, as, productId);
  await combine(walker, as);
  await addAVoucher(walker, as);
  await addACode(walker, as);
}

/** A treatment with its price. */
async function addATreatment(walker: Walker, as: Headers): Promise<string> {
  const { mark } = walker;
  const slugs = { pl: `nowy-${mark}`, en: `new-${mark}` };
  const { products } = await walker.make('GET /admin/products', { as, query: { ...one, type: 'product' } });
  const { product } = await walker.make('POST /admin/products', {
    as,
    body: copyOf(staffProductInput, products, { code: `nowy-${mark}`, slugs }),
  });
  const productId = product.id;
  await walker.make('GET /admin/products/{id}', { as, params: { id: productId } });
  await walker.make('PUT /admin/products/{id}', { as, params: { id: productId }, body: { duration: 45 } });

  const { price } = await walker.make('POST /admin/prices', {
    as,
    body: { productId, marketId: '1', currency: 'PLN', quantityFrom: 1, quantityTo: 5, price: 19_900 },
  });
  await walker.make('PUT /admin/prices/{id}', { as, params: { id: price.id }, body: { price: 17_900 } });
  await walker.make('GET /admin/prices/{id}', { as, params: { id: price.id } });
  await walker.make('GET /admin/prices', { as, query: { ...one, productId } });
  await changeThePriceLater(walker, as, { productId, priceId: price.id });
  return productId;
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A price that begins next month, looked at and taken back. */
async function changeThePriceLater(
  walker: Walker,
  as: Headers,
  { productId, priceId }: { productId: string; priceId: string },
): Promise<void> {
  const validFrom = day(30);
  const body = { priceId, price: 18_900, validFrom };
  const { priceChange } = await walker.make('POST /admin/price-changes', { as, body });
  const changes = [{ priceId, former: 17_900, price: 18_500 }];
  await walker.make('POST /admin/price-change-batches', { as, body: { validFrom: null, changes } });
  await walker.make('POST /admin/price-previews', { as, body: { productId, marketId: '1', at: validFrom } });
  await walker.make('DELETE /admin/price-changes/{id}', { as, params: { id: priceChange.id } });
}

async function promote(walker: Walker, as: Headers, productId: string): Promise<void> {
  const { mark } = walker;
  const { promotion } = await walker.make('POST /admin/promotions', {
    as,
    body: {
      code: `zima-${mark}`,
      name: { pl: 'Zimowa promocja', en: 'Winter promotion' },
      slugs: { pl: `zima-${mark}`, en: `winter-${mark}` },
      discountKind: 'percentage',
      discountValue: 20,
      startAt: day(1),
      endAt: day(20),
      productIds: [productId],
    },
  });
  await walker.make('PUT /admin/promotions/{id}', { as, params: { id: promotion.id }, body: { endAt: day(15) } });
  await walker.make('GET /admin/promotions/{id}', { as, params: { id: promotion.id } });
  await walker.make('GET /admin/promotions', { as, query: one });
}

/** A bundle and an offer. */
async function combine(walker: Walker, as: Headers): Promise<void> {
  const { mark } = walker;
  const { bundles } = await walker.make('GET /admin/bundles', { as, query: one });
  const { bundle } = await walker.make('POST /admin/bundles', {
    as,
    body: copyOf(staffBundleInput, bundles, {
      code: `paczka-${mark}`,
      slugs: { pl: `paczka-${mark}`, en: `bundle-${mark}` },
    }),
  });
  await walker.make('PUT /admin/bundles/{id}', { as, params: { id: bundle.id }, body: { isMostBought: true } });
  await walker.make('GET /admin/bundles/{id}', { as, params: { id: bundle.id } });

  const { offers } = await walker.make('GET /admin/offers', { as, query: one });
  const { offer } = await walker.make('POST /admin/offers', {
    as,
    body: copyOf(staffOfferInput, offers, {
      code: `oferta-${mark}`,
      slugs: { pl: `oferta-${mark}`, en: `offer-${mark}` },
      validFrom: day(0),
      validTo: day(14),
      contents: [{ id: walker.shop.products.calves, quantity: 2 }],
    }),
  });
  await walker.make('PUT /admin/offers/{id}', { as, params: { id: offer.id }, body: { validTo: day(21) } });
  await walker.make('GET /admin/offers/{id}', { as, params: { id: offer.id } });
}

async function addAVoucher(walker: Walker, as: Headers): Promise<void> {
  const { mark } = walker;
  const { vouchers } = await walker.make('GET /admin/vouchers', { as, query: { ...one, kind: 'electronic' } });
  const { voucher } = await walker.make('POST /admin/vouchers', {
    as,
    body: copyOf(staffVoucherInput, vouchers, {
      code: `voucher-${mark}`,
      slugs: { pl: `voucher-${mark}`, en: `gift-${mark}` },
      value: 1_000_000 + numberOf(mark),
    }),
  });
  await walker.make('PUT /admin/vouchers/{id}', { as, params: { id: voucher.id }, body: { validMonths: 9 } });
  await walker.make('GET /admin/vouchers/{id}', { as, params: { id: voucher.id } });
}

async function addACode(walker: Walker, as: Headers): Promise<void> {
  const { mark } = walker;
  const { discountCode } = await walker.make('POST /admin/discount-codes', {
    as,
    body: { marketId: '1', code: `zima-${mark}`, discountType: 'percentage', discountValue: 15, totalLimit: 100 },
  });
  await walker.make('PUT /admin/discount-codes/{id}', {
    as,
    params: { id: discountCode.id },
    body: { discountValue: 20 },
  });
  await walker.make('GET /admin/discount-codes/{id}', { as, params: { id: discountCode.id } });
  await walker.make('GET /admin/discount-codes', { as, query: one });
}

/** A salon of an admin's: its record, its hours, its therapist. */
export async function openASalon(walker: Walker): Promise<void> {
  const { mark } = walker;
  const as = await loggedInAs(walker, 'admin');
  const { city } = await walker.make('POST /admin/cities', {
    as,
    body: { name: `Nowe ${mark}`, slug: `nowe-${mark}`, voivodeship: 'mazowieckie', lat: 52.1, lng: 20.8 },
  });
  await walker.make('PUT /admin/cities/{id}', { as, params: { id: city.id }, body: { lat: 52.15 } });
  await walker.make('GET /admin/cities/{id}', { as, params: { id: city.id } });
  await walker.make('GET /admin/cities', { as, query: { ...one, voivodeship: 'mazowieckie' } });

  const { locations } = await walker.make('GET /admin/locations', { as, query: one });
  const { location } = await walker.make('POST /admin/locations', {
    as,
    body: copyOf(staffLocationInput, locations, {
      code: `salon-${mark}`,
      adidCode: `W-${numberOf(mark)}`,
      cityId: city.id,
      slugs: { pl: `salon-${mark}`, en: `salon-${mark}` },
    }),
  });
  const params = { id: location.id };
  await walker.make('PUT /admin/locations/{id}', { as, params, body: { phone: '+48 12 300 40 50' } });
  await walker.make('GET /admin/locations/{id}', { as, params });
  const open = { start: '09:00', end: '20:00', closed: false, allDay: false };
  const closed = { start: null, end: null, closed: true, allDay: false };
  const week = { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: open };
  await walker.make('PUT /admin/locations/{id}/open-time', { as, params, body: { ...week, sunday: closed } });

  const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const dated = { locationId: location.id, date };
  const reason = { pl: 'Remont', en: 'Works' };
  await walker.make('POST /admin/opening-exceptions', { as, body: { ...dated, ...closed, reason } });
  await walker.make('PUT /admin/opening-exceptions/{locationId}/{date}', {
    as,
    params: dated,
    body: { ...open, end: '14:00', reason },
  });
  await walker.make('GET /admin/opening-exceptions', {
    as,
    query: { locationId: location.id, from: date, to: date },
  });
  await walker.make('DELETE /admin/opening-exceptions/{locationId}/{date}', { as, params: dated });

  const { staff } = await walker.make('POST /admin/staff', {
    as,
    body: { locationId: location.id, firstName: 'Marta', categoryIds: ['1'] },
  });
  await walker.make('PUT /admin/staff/{id}', { as, params: { id: staff.id }, body: { categoryIds: ['1', '2'] } });
  await walker.make('GET /admin/staff/{id}', { as, params: { id: staff.id } });
  await walker.make('GET /admin/staff', { as, query: { ...one, locationId: location.id } });
  await equipTheSalon(walker, as, location.id);
}

/** Rooms and devices of a salon. */
async function equipTheSalon(walker: Walker, as: Record<string, string>, locationId: string): Promise<void> {
  const query = { ...one, locationId };
  const { room } = await walker.make('POST /admin/rooms', {
    as,
    body: { locationId, name: 'Gabinet 1', nameEn: 'Room 1' },
  });
  await walker.make('PUT /admin/rooms/{id}', { as, params: { id: room.id }, body: { name: 'Gabinet laserowy' } });
  await walker.make('GET /admin/rooms/{id}', { as, params: { id: room.id } });
  await walker.make('GET /admin/rooms', { as, query });

  const { device } = await walker.make('POST /admin/devices', {
    as,
    body: { locationId, name: 'Laser diodowy', nameEn: 'Diode laser', categoryIds: ['1'] },
  });
  await walker.make('PUT /admin/devices/{id}', { as, params: { id: device.id }, body: { categoryIds: ['1', '2'] } });
  await walker.make('GET /admin/devices/{id}', { as, params: { id: device.id } });
  await walker.make('GET /admin/devices', { as, query });
}

/** A number derived from a mark, for values that have to be unique and are no text. */
const numberOf = (mark: string): number =>
  [...mark].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983, 7);
