import {
  bundle,
  bundleQuery,
  bundleSummary,
  dataOf,
  listOf,
  offer,
  offerQuery,
  offerSummary,
  productSummary,
  suggestedProductQuery,
  voucher,
  voucherQuery,
} from '@aksamit/contracts';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { metaOf, readSort } from '../../../platform/pagination';
import { cachePublicly } from '../../../platform/public-cache';
import { findBundle, findOffer, listBundles, listOffers, listSuggestions } from './list-sales';
import { pricingScopeOf } from './pricing-scope';
import { selectVouchers } from './voucher-queries';

const slugParams = z.object({ slug: z.string().max(200) });

/** Bundles, special offers, vouchers and suggestions for a treatment. */
export function registerSales(app: App, dependencies: AppDependencies): void {
  registerBundles(app, dependencies);
  registerOffers(app, dependencies);
  registerVouchersAndSuggestions(app, dependencies);
}

function registerBundles(app: App, { db }: AppDependencies): void {
  const tags = ['catalog'];

  app.get(
    '/api/bundles',
    {
      schema: {
        tags,
        summary: 'Bundles with bonus and price per treatment; sort: order, name, price, duration',
        querystring: bundleQuery,
        response: { 200: listOf({ bundles: z.array(bundleSummary) }) },
      },
    },
    async (request, reply) => {
      const { page, perPage, sort, ...filter } = request.query;
      const listRequest = { sort, page: { page, perPage } };
      const found = await listBundles(db, filter, listRequest, pricingScopeOf(request));
      cachePublicly(request, reply, found.boundary);
      return { data: { bundles: found.bundles }, meta: metaOf(listRequest.page, found.total) };
    },
  );

  app.get(
    '/api/bundles/:slug',
    {
      schema: {
        tags,
        summary: 'A bundle by its slug in any language, with the treatments to choose from',
        params: slugParams,
        response: { 200: dataOf({ bundle }) },
      },
    },
    async (request, reply) => {
      const found = await findBundle(db, request.params.slug, pricingScopeOf(request));
      if (!found) throw notFound();
      cachePublicly(request, reply, found.boundary);
      return { data: { bundle: found.bundle } };
    },
  );
}

function registerOffers(app: App, { db }: AppDependencies): void {
  const tags = ['catalog'];

  app.get(
    '/api/offers',
    {
      schema: {
        tags,
        summary: 'Special offers that can be bought now; sort: order, name, price, duration, validTo',
        querystring: offerQuery,
        response: { 200: listOf({ offers: z.array(offerSummary) }) },
      },
    },
    async (request, reply) => {
      const { page, perPage, sort, ...filter } = request.query;
      const listRequest = { sort, page: { page, perPage } };
      const found = await listOffers(db, filter, listRequest, pricingScopeOf(request));
      cachePublicly(request, reply, found.boundary);
      return { data: { offers: found.offers }, meta: metaOf(listRequest.page, found.total) };
    },
  );

  app.get(
    '/api/offers/:slug',
    {
      schema: {
        tags,
        summary: 'An offer by its slug in any language; 404 once it has ended',
        params: slugParams,
        response: { 200: dataOf({ offer }) },
      },
    },
    async (request, reply) => {
      const found = await findOffer(db, request.params.slug, pricingScopeOf(request));
      if (!found) throw notFound();
      cachePublicly(request, reply, found.boundary);
      return { data: { offer: found.offer } };
    },
  );
}

function registerVouchersAndSuggestions(app: App, { db }: AppDependencies): void {
  const tags = ['catalog'];

  app.get(
    '/api/vouchers',
    {
      schema: {
        tags,
        summary: 'Amounts offered as gift vouchers in the market; sort: value',
        querystring: voucherQuery,
        response: { 200: listOf({ vouchers: z.array(voucher) }) },
      },
    },
    async (request, reply) => {
      const { page, perPage, sort, ...filter } = request.query;
      const order = readSort(sort, ['value'] as const);
      const scope = pricingScopeOf(request);
      const found = await selectVouchers(db, filter, order?.descending ?? false, { page, perPage }, scope);
      cachePublicly(request, reply);
      return { data: { vouchers: found.vouchers }, meta: metaOf({ page, perPage }, found.total) };
    },
  );

  app.get(
    '/api/suggested-products',
    {
      schema: {
        tags,
        summary:
          'What goes well with some treatments, best first; without `productIds` what is recommended; sort: name, duration, price',
        querystring: suggestedProductQuery,
        response: { 200: listOf({ suggestedProducts: z.array(productSummary) }) },
      },
    },
    async (request, reply) => {
      const { page, perPage, sort, productIds = [], gender } = request.query;
      const scope = pricingScopeOf(request);
      const found = await listSuggestions(db, { productIds, gender }, { sort, page: { page, perPage } }, scope);
      cachePublicly(request, reply, found.boundary);
      const { suggestedProducts, total } = found;
      return { data: { suggestedProducts }, meta: metaOf({ page, perPage }, total) };
    },
  );
}
