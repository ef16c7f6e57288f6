/**
 * The calls of the API with their input and output, as one table: the typed client (`shared-kit/http`) infers its types
 * from it, and the API's tests compare it with the routes, both ways. Source: calls.md; specification, commerce core,
 * section 7. Staff calls stand in `staff/staff-calls`; calls that are not made by the client in `untyped-calls`.
 */
import { z } from 'zod';
import * as account from './account';
import * as blog from './article';
import { bundle, bundleQuery, bundleSummary } from './bundle';
import { type BodyOf, call, type DataOf, type QueryOf } from './call-shape';
import * as cart from './cart';
import { charityTotal, charityTotalsQuery } from './charity';
import { cmsPage, cmsPageQuery, cmsPageSummary, cmsPagesQuery, redirect, redirectsQuery } from './cms-page';
import { visitorConsent, visitorConsentsRequest } from './consent';
import { contentPreview } from './content-preview';
import { discountCode, ownDiscountCode, verifyDiscountCodeRequest } from './discount-code';
import { listQuery, shortListQuery } from './envelope';
import { fileUpload, fileUploadRequest, shortLinkRequest } from './file-upload';
import { gusData, gusQuery } from './gus';
import { cartVoucherRequest } from './issued-voucher';
import * as forms from './lead';
import * as salon from './location';
import * as salonQuery from './location-query';
import { market, visitor, visitorRequest } from './market';
import { newsletterRequest, newsletterToken } from './newsletter';
import { offer, offerQuery, offerSummary } from './offer';
import * as review from './opinion';
import { order, ordersQuery, placedOrder, placeOrderRequest } from './order';
import { orderPayment, payment, paymentTransaction, startPaymentRequest } from './payment';
import {
  product,
  productContraindications,
  productContraindicationsQuery,
  productFirstFreeDay,
  productList,
  productQuery,
  productSummary,
  suggestedProductQuery,
} from './product';
import { bodyPart, bodyPartGroup, productCategoriesQuery, productCategory } from './product-category';
import { rememberedTreatment, rememberRequest } from './remembered-treatment';
import { searchQuery, searchResult, searchSuggestions, suggestionQuery } from './search';
import { cmsSection, cmsSectionQuery, profiledLocation, salonMap, siteMap } from './site-data';
import * as slots from './slots';
import * as visit from './visit';
import { voucher, voucherQuery } from './voucher';
import { waitingPlace, waitingPlaceRequest, waitingPlacesQuery } from './waiting-place';
import { withdrawal, withdrawalRequest } from './withdrawal';

const nothing = z.object({});
const withUser = z.object({ user: account.user });
const withCart = z.object({ cart: cart.cart });
const withLine = z.object({ cartItem: cart.cartItem });
const withLineAndCart = withLine.extend({ cart: cart.cart });
const withOrder = z.object({ order });
const withProductIds = z.object({ productIds: z.array(z.string()) });
const withLead = z.object({ lead: forms.lead });
const withEvent = z.object({ event: visit.event });

export const apiCalls = {
  'GET /version': call({ data: z.object({ version: z.object({ api: z.string(), compatibleFrom: z.string() }) }) }),
  'GET /markets/{slug}': call({ data: z.object({ market }) }),
  'POST /visitors': call({ body: visitorRequest, data: z.object({ visitor }) }),

  'GET /carts': call({ query: cart.cartQuery, data: withCart }),
  'PUT /carts/{id}/discount-code': call({
    body: z.strictObject({ code: z.string().nullable() }),
    data: z.object({ discountCode: discountCode.nullable(), cart: cart.cart }),
  }),
  'PUT /carts/{id}/voucher': call({ body: cartVoucherRequest, data: withCart }),
  'POST /cart-items': call({ body: cart.addCartItemRequest, data: withLineAndCart }),
  'PUT /cart-items/{id}': call({ body: cart.changeCartItemRequest, data: withLineAndCart }),
  'POST /cart-items/{id}/hold': call({ data: withLine }),
  'DELETE /cart-items/{id}': call({ data: withCart }),
  'POST /discount-codes/verify': call({
    body: verifyDiscountCodeRequest,
    data: z.object({ discountCode, cart: cart.cart }),
  }),

  'POST /users': call({ body: account.registerRequest, data: account.sessionData }),
  'POST /users/token': call({ body: account.loginRequest, data: account.sessionData }),
  'DELETE /users/token': call({ data: nothing }),
  'POST /users/known': call({ body: account.knownUserRequest, data: z.object({ loginBy: account.loginBy }) }),
  'POST /users/activation': call({ body: account.activationRequest, data: withUser }),
  'POST /users/activation-mails': call({ data: nothing }),
  'POST /user-login-codes': call({ body: account.loginCodeRequest, data: nothing }),
  'POST /user-login-codes/token': call({ body: account.codeLoginRequest, data: account.sessionData }),
  'DELETE /users/password': call({ body: account.passwordResetRequest, data: nothing }),
  'POST /users/password': call({ body: account.newPasswordRequest, data: account.sessionData }),

  'GET /me': call({ data: withUser }),
  'PUT /me': call({ body: account.profileRequest, data: account.sessionData }),
  'DELETE /me': call({ body: account.deleteAccountRequest, data: nothing }),
  'GET /me/export': call({ data: z.object({ export: z.record(z.string(), z.array(z.unknown())) }) }),
  'PUT /me/gender': call({ body: account.genderRequest, data: withUser }),
  'PUT /me/invoice': call({ body: account.invoiceRequest, data: withUser }),
  'PUT /me/visit-reminders': call({ body: account.visitRemindersRequest, data: withUser }),
  'PUT /me/user-agrees': call({ body: account.userAgreesRequest, data: withUser }),
  'POST /me/password': call({ body: account.passwordRequest, data: account.sessionData }),
  'POST /me/second-factor': call({ data: z.object({ secondFactor: account.secondFactorSetup }) }),
  'POST /me/second-factor/confirmation': call({
    body: account.secondFactorConfirmation,
    data: z.object({ recoveryCodes: z.array(z.string()), user: account.user }),
  }),
  'DELETE /me/second-factor': call({ data: z.object({ user: account.user }) }),
  'POST /me/phone/verification': call({ data: nothing }),
  'PUT /me/phone/verification': call({ body: account.phoneCodeRequest, data: withUser }),
  'GET /me/discount-codes': call({ query: listQuery, data: z.object({ discountCodes: z.array(ownDiscountCode) }) }),
  'GET /me/remembered-treatments': call({
    query: listQuery,
    data: z.object({ rememberedTreatments: z.array(rememberedTreatment) }),
  }),
  'GET /me/remembered-treatments/{id}': call({ data: withProductIds }),
  'POST /me/remembered-treatments': call({ body: rememberRequest, data: withProductIds }),
  'DELETE /me/remembered-treatments/{id}': call({ data: nothing }),
  'GET /me/orders': call({ query: ordersQuery, data: z.object({ orders: z.array(order) }) }),
  'GET /me/order-products': call({
    query: visit.orderProductsQuery,
    data: z.object({ orderProducts: z.array(visit.orderProduct) }),
  }),
  'GET /me/bundle-users': call({ query: listQuery, data: z.object({ bundleUsers: z.array(visit.bundleUser) }) }),
  'GET /me/events': call({ query: visit.eventsQuery, data: z.object({ events: z.array(visit.event) }) }),
  'POST /me/events': call({ body: visit.bookEventRequest, data: withEvent }),
  'PUT /me/events/{id}/date': call({ body: visit.moveEventRequest, data: withEvent }),
  'PUT /me/events/{id}': call({ body: visit.changeEventRequest, data: withEvent }),
  'PUT /me/events/{id}/done-status': call({ body: visit.eventDoneStatusRequest, data: withEvent }),
  'DELETE /me/events/{id}': call({ data: withEvent }),
  'POST /me/waiting-list': call({ body: visit.waitForEventRequest, data: withEvent }),
  'GET /waiting-places': call({ query: waitingPlacesQuery, data: z.object({ waitingPlaces: z.array(waitingPlace) }) }),
  'POST /waiting-places': call({ body: waitingPlaceRequest, data: z.object({ waitingPlace }) }),
  'DELETE /waiting-places/{id}': call({ query: waitingPlacesQuery.pick({ token: true }), data: nothing }),

  'GET /products': call({ query: productQuery, data: productList }),
  'GET /products/{slug}': call({
    /** `firstFreeDay`: null when none is near, or it was not looked for yet; absent on older APIs. */
    data: z.object({ product, firstFreeDay: productFirstFreeDay.nullable().optional() }),
  }),
  'GET /product-contraindications': call({
    query: productContraindicationsQuery,
    data: z.object({ productContraindications: z.array(productContraindications) }),
  }),
  'GET /suggested-products': call({
    query: suggestedProductQuery,
    data: z.object({ suggestedProducts: z.array(productSummary) }),
  }),
  'GET /product-categories': call({
    query: productCategoriesQuery,
    data: z.object({ productCategories: z.array(productCategory) }),
  }),
  'GET /body-parts': call({ query: shortListQuery, data: z.object({ bodyParts: z.array(bodyPart) }) }),
  'GET /body-part-groups': call({ query: listQuery, data: z.object({ bodyPartGroups: z.array(bodyPartGroup) }) }),
  'GET /bundles': call({ query: bundleQuery, data: z.object({ bundles: z.array(bundleSummary) }) }),
  'GET /bundles/{slug}': call({ data: z.object({ bundle }) }),
  'GET /offers': call({ query: offerQuery, data: z.object({ offers: z.array(offerSummary) }) }),
  'GET /offers/{slug}': call({ data: z.object({ offer }) }),
  'GET /vouchers': call({ query: voucherQuery, data: z.object({ vouchers: z.array(voucher) }) }),
  'GET /search': call({ query: searchQuery, data: z.object({ search: searchResult }) }),
  'GET /search/suggestions': call({ query: suggestionQuery, data: z.object({ suggestions: searchSuggestions }) }),

  'GET /locations': call({
    query: salonQuery.locationsQuery,
    data: z.object({ locations: z.array(salon.location) }),
  }),
  'GET /locations/{slug}': call({ data: z.object({ location: salon.detailedLocation }) }),
  'GET /locations/nearby': call({
    query: salonQuery.nearbyLocationsQuery,
    data: z.object({ locations: z.array(salon.nearbyLocation) }),
  }),
  'GET /locations/cities': call({
    query: salonQuery.locationCitiesQuery,
    data: z.object({ cities: z.array(salon.locationCity) }),
  }),
  'GET /locations/gmb': call({
    query: salonQuery.locationProfilesQuery,
    data: z.object({ locations: z.array(profiledLocation) }),
  }),
  'GET /cities': call({ query: salonQuery.citiesQuery, data: z.object({ cities: z.array(salon.city) }) }),
  'GET /maps': call({ query: salonQuery.mapsQuery, data: z.object({ maps: z.array(salonMap) }) }),
  'GET /events/slots': call({
    query: slots.eventSlotsQuery,
    data: z.object({ eventSlots: z.array(slots.eventSlotDay) }),
  }),
  'GET /events/therapists': call({
    query: slots.eventTherapistsQuery,
    data: z.object({ eventTherapists: z.array(slots.eventTherapist) }),
  }),
  'GET /events/first-free-day': call({
    query: slots.eventFirstFreeDayQuery,
    data: z.object({ eventFirstFreeDay: slots.eventFirstFreeDay }),
  }),
  'GET /events/first-free-times': call({
    query: slots.firstFreeTimesQuery,
    data: z.object({ firstFreeTimes: z.array(slots.firstFreeTime) }),
  }),
  'GET /events/first-slots': call({
    query: slots.eventFirstSlotsQuery,
    data: z.object({ eventFirstSlots: z.array(slots.eventFirstSlots) }),
  }),

  'POST /orders': call({ body: placeOrderRequest, data: placedOrder }),
  'GET /orders/{id}': call({ data: withOrder }),
  'GET /orders/{id}/events': call({ data: z.object({ events: z.array(visit.event) }) }),
  'PUT /orders/{id}/events/{eventId}/date': call({ body: visit.moveEventRequest, data: withEvent }),
  'DELETE /orders/{id}/events/{eventId}': call({ data: withEvent }),
  'POST /orders/{id}/events/{eventId}/bookings': call({ body: visit.bookAgainRequest, data: withEvent }),
  'GET /orders/{id}/events/{eventId}/slots': call({
    query: slots.orderEventSlotsQuery,
    data: z.object({ eventSlots: z.array(slots.eventSlotDay) }),
  }),
  'POST /orders/{id}/cancellation': call({ data: withOrder }),
  'POST /orders/{id}/withdrawal': call({ body: withdrawalRequest, data: z.object({ withdrawal }) }),
  'GET /order-payments/{id}': call({ data: z.object({ orderPayment }) }),
  'POST /order-payments/{id}/payment': call({ body: startPaymentRequest, data: z.object({ payment }) }),
  'GET /payment-transactions/{id}': call({ data: z.object({ paymentTransaction }) }),

  'GET /articles': call({ query: blog.articlesQuery, data: z.object({ articles: z.array(blog.articleSummary) }) }),
  'GET /articles/by-category/{slug}': call({
    query: blog.articlesQuery,
    data: z.object({ articles: z.array(blog.articleSummary) }),
  }),
  'GET /articles/{slug}': call({ data: z.object({ article: blog.article }) }),
  'GET /article-categories': call({
    query: shortListQuery,
    data: z.object({ articleCategories: z.array(blog.articleCategory) }),
  }),
  'GET /article-authors/{slug}': call({ data: z.object({ articleAuthor: blog.articleAuthor }) }),
  'POST /articles/{id}/rating': call({
    body: review.articleRatingRequest,
    data: z.object({ article: review.articleRating }),
  }),
  'GET /opinions': call({ query: review.opinionQuery, data: review.opinionList }),
  'POST /opinions': call({ body: review.opinionRequest, data: z.object({ opinion: review.submittedOpinion }) }),
  'POST /consents': call({ body: visitorConsentsRequest, data: z.object({ consents: z.array(visitorConsent) }) }),
  'GET /cms-pages': call({ query: cmsPagesQuery, data: z.object({ cmsPages: z.array(cmsPageSummary) }) }),
  /** `*`: the page's slug, which may hold slashes. */
  'GET /cms-pages/{path}': call({ query: cmsPageQuery, data: z.object({ cmsPage }) }),
  'GET /content-previews/{token}': call({ data: z.object({ contentPreview }) }),
  'GET /cms-sections': call({ query: cmsSectionQuery, data: z.object({ cmsSections: z.array(cmsSection) }) }),
  'GET /sitemap': call({ data: z.object({ sitemap: siteMap }) }),
  'GET /charity-totals': call({ query: charityTotalsQuery, data: z.object({ charityTotals: z.array(charityTotal) }) }),
  'GET /redirects': call({ query: redirectsQuery, data: z.object({ redirects: z.array(redirect) }) }),
  'GET /gus': call({ query: gusQuery, data: z.object({ gusData }) }),
  'POST /file-uploads': call({ body: fileUploadRequest, data: z.object({ fileUpload }) }),
  'GET /file-uploads/{id}': call({ data: z.object({ fileUpload }) }),
  'POST /short-links': call({ body: shortLinkRequest, data: z.object({ shortLinkUrl: z.string() }) }),

  'POST /leads': call({ body: forms.callBackRequest, data: withLead }),
  'POST /leads/professional': call({ body: forms.professionalLeadRequest, data: withLead }),
  'POST /leads/business-idea': call({ body: forms.businessIdeaRequest, data: withLead }),
  'POST /contact': call({ body: forms.contactRequest, data: withLead }),
  'POST /contact/business': call({ body: forms.businessContactRequest, data: withLead }),
  'POST /influencer-submit-form': call({ body: forms.influencerRequest, data: withLead }),
  'POST /me/contact': call({ body: forms.ownContactRequest, data: withLead }),
  'POST /me/influencer-submit-form': call({ body: forms.ownInfluencerRequest, data: withLead }),
  'POST /mails': call({ body: forms.mailRequest, data: withLead }),
  'POST /newsletter-subscriptions': call({ body: newsletterRequest, data: nothing }),
  'POST /newsletter-subscriptions/confirmation': call({ body: newsletterToken, data: nothing }),
  'POST /newsletter-subscriptions/cancellation': call({ body: newsletterToken, data: nothing }),
};

/** A call by its method and path: `PUT /carts/{id}/voucher`. */
export type ApiCallName = keyof typeof apiCalls;

/** `data` of a call's response. */
export type ApiData<Name extends ApiCallName> = DataOf<(typeof apiCalls)[Name]>;
/** The body that a call takes. */
export type ApiBody<Name extends ApiCallName> = BodyOf<(typeof apiCalls)[Name]>;
/** The query that a call takes. */
export type ApiQuery<Name extends ApiCallName> = QueryOf<(typeof apiCalls)[Name]>;
