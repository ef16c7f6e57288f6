/**
 * The staff's calls with their input and output, for the typed client of the staff area (`callApi`)
 * and the API's tests. Apart from the shop's calls: no shop page needs them. Source: calls.md, "Staff calls".
 */
import { z } from 'zod';
import { call } from '../call-shape';
import { charityTotal } from '../charity';
import { listQuery, recordId } from '../envelope';
import { administrationCalls } from './administration-calls';
import { articleCalls } from './article-calls';
import { calendarCalls } from './calendar-calls';
import * as charity from './charity';
import * as content from './content';
import { deskCalls } from './desk-calls';
import { changeOf, localizedName } from './editing';
import { figureCalls } from './figure-calls';
import { moneyCalls } from './money-calls';
import * as offer from './offer';
import { pageCalls } from './page-calls';
import * as pricing from './price-changes';
import { promoBarCalls } from './promo-bar-calls';
import { recordsQuery, stored } from './record-shapes';
import * as salons from './salons';
import { toolCalls } from './tool-calls';
import { webhookCalls } from './webhook-calls';

const nothing = z.object({});
const pages = listQuery;
const withException = z.object({ openingException: salons.openingException });
const withOpinion = z.object({ opinion: content.staffOpinion });
const withCharityEntry = z.object({ charityEntry: charity.charityEntry });

const product = stored(offer.staffProductInput);
/** Absent on older APIs, as are the names of what a record refers to, by id. */
const state = offer.saleState.optional();
const productNames = z.record(z.string(), localizedName).optional();
const specialOffer = stored(offer.staffOfferInput).extend({ state, productNames });
const bundle = stored(offer.staffBundleInput);
const voucher = stored(offer.staffVoucherInput);
const price = stored(offer.staffPriceInput).extend({
  history: z.array(z.object({ price: z.int().nullable(), validFrom: z.string() })),
  changes: z.array(pricing.staffPriceChange),
  /** Of what is sold at it, by language. Absent on older APIs. */
  productName: localizedName.optional(),
});
const promotion = stored(offer.staffPromotionInput).extend({ state, productNames });
const discountCode = stored(offer.staffDiscountCodeInput).extend({ usedCount: z.int(), state });
/** The name of its city is absent on older APIs. */
const location = stored(salons.staffLocationInput).extend({ cityName: z.string().optional() });
const therapist = stored(salons.staffTherapistInput);
const room = stored(salons.staffRoomInput);
const device = stored(salons.staffDeviceInput);
const city = stored(salons.staffCityInput);
const redirect = stored(content.staffRedirectInput);

export const staffCalls = {
  ...calendarCalls,
  ...articleCalls,
  ...moneyCalls,
  ...deskCalls,
  ...figureCalls,

  'GET /admin/products': call({
    query: recordsQuery('type', 'gender', 'categoryId', 'enabled'),
    data: z.object({ products: z.array(product) }),
  }),
  'POST /admin/products': call({ body: offer.staffProductInput, data: z.object({ product }) }),
  'GET /admin/products/{id}': call({ data: z.object({ product }) }),
  'PUT /admin/products/{id}': call({
    body: changeOf(offer.staffProductInput.omit({ type: true, code: true })),
    data: z.object({ product }),
  }),
  'GET /admin/offers': call({
    query: recordsQuery('variant', 'category', 'gender', 'enabled', 'state'),
    data: z.object({ offers: z.array(specialOffer) }),
  }),
  'POST /admin/offers': call({ body: offer.staffOfferInput, data: z.object({ offer: specialOffer }) }),
  'GET /admin/offers/{id}': call({ data: z.object({ offer: specialOffer }) }),
  'PUT /admin/offers/{id}': call({
    body: changeOf(offer.staffOfferInput.omit({ code: true })),
    data: z.object({ offer: specialOffer }),
  }),
  'GET /admin/bundles': call({
    query: recordsQuery('gender', 'categoryId', 'enabled'),
    data: z.object({ bundles: z.array(bundle) }),
  }),
  'POST /admin/bundles': call({ body: offer.staffBundleInput, data: z.object({ bundle }) }),
  'GET /admin/bundles/{id}': call({ data: z.object({ bundle }) }),
  'PUT /admin/bundles/{id}': call({
    body: changeOf(offer.staffBundleInput.omit({ code: true })),
    data: z.object({ bundle }),
  }),
  'GET /admin/vouchers': call({
    query: recordsQuery('marketId', 'kind', 'enabled'),
    data: z.object({ vouchers: z.array(voucher) }),
  }),
  'POST /admin/vouchers': call({ body: offer.staffVoucherInput, data: z.object({ voucher }) }),
  'GET /admin/vouchers/{id}': call({ data: z.object({ voucher }) }),
  'PUT /admin/vouchers/{id}': call({
    body: changeOf(
      offer.staffVoucherInput.omit({ code: true, marketId: true, kind: true, value: true, purpose: true }),
    ),
    data: z.object({ voucher }),
  }),
  'GET /admin/prices': call({
    query: recordsQuery('productId', 'marketId', 'categoryId'),
    data: z.object({ prices: z.array(price) }),
  }),
  'POST /admin/prices': call({ body: offer.staffPriceInput, data: z.object({ price }) }),
  'GET /admin/prices/{id}': call({ data: z.object({ price }) }),
  'PUT /admin/prices/{id}': call({
    body: changeOf(offer.staffPriceInput.omit({ productId: true, marketId: true, currency: true })),
    data: z.object({ price }),
  }),
  'POST /admin/price-changes': call({
    body: pricing.staffPriceChangeInput,
    data: z.object({ priceChange: pricing.staffPriceChange }),
  }),
  'POST /admin/price-change-batches': call({
    body: pricing.staffPriceBatchInput,
    data: z.object({ priceBatch: pricing.staffPriceBatch }),
  }),
  'DELETE /admin/price-changes/{id}': call({ data: nothing }),
  'POST /admin/price-previews': call({
    body: pricing.pricePreviewRequest,
    data: z.object({ pricePreview: pricing.pricePreview }),
  }),
  'GET /admin/promotions': call({
    query: recordsQuery('marketId', 'state'),
    data: z.object({ promotions: z.array(promotion) }),
  }),
  'POST /admin/promotions': call({ body: offer.staffPromotionInput, data: z.object({ promotion }) }),
  'GET /admin/promotions/{id}': call({ data: z.object({ promotion }) }),
  'PUT /admin/promotions/{id}': call({
    body: changeOf(offer.staffPromotionInput.omit({ code: true })),
    data: z.object({ promotion }),
  }),
  'GET /admin/discount-codes': call({
    query: recordsQuery('marketId', 'enabled', 'state'),
    data: z.object({ discountCodes: z.array(discountCode) }),
  }),
  'POST /admin/discount-codes': call({ body: offer.staffDiscountCodeInput, data: z.object({ discountCode }) }),
  'GET /admin/discount-codes/{id}': call({ data: z.object({ discountCode }) }),
  'PUT /admin/discount-codes/{id}': call({
    body: changeOf(offer.staffDiscountCodeInput.omit({ marketId: true, code: true, discountType: true })),
    data: z.object({ discountCode }),
  }),
  'GET /admin/locations': call({
    query: recordsQuery('cityId', 'enabled'),
    data: z.object({ locations: z.array(location) }),
  }),
  'POST /admin/locations': call({ body: salons.staffLocationInput, data: z.object({ location }) }),
  'GET /admin/locations/{id}': call({ data: z.object({ location }) }),
  'PUT /admin/locations/{id}': call({
    body: changeOf(salons.staffLocationInput.omit({ code: true })),
    data: z.object({ location }),
  }),
  'PUT /admin/locations/{id}/open-time': call({
    body: salons.openTimeInput,
    data: z.object({ openTime: salons.openTimeInput }),
  }),
  'GET /admin/opening-exceptions': call({
    query: z.strictObject({ locationId: recordId, from: z.iso.date(), to: z.iso.date() }),
    data: z.object({ openingExceptions: z.array(salons.openingException) }),
  }),
  'POST /admin/opening-exceptions': call({ body: salons.openingExceptionInput, data: withException }),
  'PUT /admin/opening-exceptions/{locationId}/{date}': call({
    body: salons.openingExceptionChange,
    data: withException,
  }),
  'DELETE /admin/opening-exceptions/{locationId}/{date}': call({ data: nothing }),
  'GET /admin/staff': call({
    query: recordsQuery('locationId', 'enabled'),
    data: z.object({ staff: z.array(therapist) }),
  }),
  'POST /admin/staff': call({ body: salons.staffTherapistInput, data: z.object({ staff: therapist }) }),
  'GET /admin/staff/{id}': call({ data: z.object({ staff: therapist }) }),
  'PUT /admin/staff/{id}': call({
    body: changeOf(salons.staffTherapistInput.omit({ locationId: true })),
    data: z.object({ staff: therapist }),
  }),
  'GET /admin/rooms': call({
    query: recordsQuery('locationId', 'enabled'),
    data: z.object({ rooms: z.array(room) }),
  }),
  'POST /admin/rooms': call({ body: salons.staffRoomInput, data: z.object({ room }) }),
  'GET /admin/rooms/{id}': call({ data: z.object({ room }) }),
  'PUT /admin/rooms/{id}': call({
    body: changeOf(salons.staffRoomInput.omit({ locationId: true })),
    data: z.object({ room }),
  }),
  'GET /admin/devices': call({
    query: recordsQuery('locationId', 'enabled'),
    data: z.object({ devices: z.array(device) }),
  }),
  'POST /admin/devices': call({ body: salons.staffDeviceInput, data: z.object({ device }) }),
  'GET /admin/devices/{id}': call({ data: z.object({ device }) }),
  'PUT /admin/devices/{id}': call({
    body: changeOf(salons.staffDeviceInput.omit({ locationId: true })),
    data: z.object({ device }),
  }),
  'GET /admin/cities': call({ query: recordsQuery('voivodeship'), data: z.object({ cities: z.array(city) }) }),
  'POST /admin/cities': call({ body: salons.staffCityInput, data: z.object({ city }) }),
  'GET /admin/cities/{id}': call({ data: z.object({ city }) }),
  'PUT /admin/cities/{id}': call({ body: changeOf(salons.staffCityInput), data: z.object({ city }) }),

  ...pageCalls,
  ...promoBarCalls,
  'GET /admin/redirects': call({
    query: recordsQuery('status'),
    data: z.object({ redirects: z.array(redirect) }),
  }),
  'POST /admin/redirects': call({ body: content.staffRedirectInput, data: z.object({ redirect }) }),
  'GET /admin/redirects/{id}': call({ data: z.object({ redirect }) }),
  'PUT /admin/redirects/{id}': call({ body: changeOf(content.staffRedirectInput), data: z.object({ redirect }) }),
  'GET /admin/opinions': call({
    query: pages.extend({
      status: content.staffOpinion.shape.status.optional(),
      locationId: recordId.optional(),
    }),
    data: z.object({ opinions: z.array(content.staffOpinion) }),
  }),
  'PUT /admin/opinions/{id}': call({ body: content.opinionModeration, data: withOpinion }),

  'GET /admin/charity-entries': call({
    query: charity.charityEntriesQuery,
    data: z.object({ charityEntries: z.array(charity.charityEntry) }),
  }),
  'POST /admin/charity-entries': call({ body: charity.charityEntryRequest, data: withCharityEntry }),
  'PUT /admin/charity-entries/{id}': call({ body: charity.charityEntryChange, data: withCharityEntry }),
  'PUT /admin/charity-months/{month}': call({ body: charity.charityMonthChange, data: z.object({ charityTotal }) }),

  ...administrationCalls,
  ...toolCalls,
  ...webhookCalls,
};

/** The table's type: `callApi` types the staff's calls by it. */
export type StaffCalls = typeof staffCalls;
