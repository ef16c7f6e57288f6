import {
  type BodyPartGroup,
  bodyPart,
  bodyPartGroup,
  dataOf,
  listOf,
  listQuery,
  product,
  productCategoriesQuery,
  productCategory,
  productContraindications,
  productContraindicationsQuery,
  productFirstFreeDay,
  productList,
  productQuery,
  shortListQuery,
} from '@aksamit/contracts';
import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { createCacheVersion } from '../../../platform/cache-version';
import { metaOf, pageOf, sortItems } from '../../../platform/pagination';
import { cachePublicly } from '../../../platform/public-cache';
import { answerFromCache, createResponseCache, sendCachedText } from '../../../platform/response-cache';
import type { PricingScope } from '../pricing';
import { selectBodyParts, selectCategories } from './category-queries';
import { bodyPartGroupNames } from './category-records';
import { selectContraindications } from './contraindication-queries';
import { selectFacets } from './facet-queries';
import { selectFirstFreeDay } from './first-free-day-queries';
import { findProduct, listProducts } from './list-products';
import { pricingScopeOf } from './pricing-scope';
import type { ProductFilter } from './product-queries';
import { registerSales } from './sale-routes';

const tags = ['catalog'];

/** Lists of 24 take some 50 KB, treatments some 10 KB. */
const MAX_RESPONSES = 2000;

export function registerProducts(app: App, dependencies: AppDependencies): void {
  registerSales(app, dependencies);
  registerProductReads(app, dependencies);
  registerContraindications(app, dependencies);
  registerCategories(app, dependencies);
  registerBodyParts(app, dependencies);
}

function registerProductReads(app: App, dependencies: AppDependencies): void {
  const { db, config } = dependencies;
  const limits = { maxEntries: MAX_RESPONSES, maxBytes: config.responseCacheBytes };
  const cache = createResponseCache(createCacheVersion(db, 'lists'), limits);
  const onRequest = answerFromCache(cache);
  /** The same for every page and sort order of a list. */
  const facetsText = async (filter: ProductFilter, scope: PricingScope): Promise<string> => {
    const key = JSON.stringify([scope.marketId, scope.locale, 'facets', filter]);
    const { body } = await cache.get(key, scope.now, async () => ({
      text: `,"facets":${JSON.stringify(await selectFacets(db, filter, scope))}`,
      boundary: null,
    }));
    return String(body);
  };
  app.get(
    '/api/products',
    {
      onRequest,
      schema: {
        tags,
        summary:
          'Treatments and packages with their prices; `ids`: these alone, in this order; `perType`: the first ones of each type, with `perGender` of each gender apart; `facets`: with what the list can be narrowed by; sort: order, name, price, duration',
        querystring: productQuery,
        response: { 200: listOf(productList.shape) },
      },
    },
    async (request, reply) => {
      const { page, perPage, sort, isSpecial, facets, perType, perGender, ...filter } = request.query;
      const special = isSpecial === undefined ? undefined : isSpecial === 'true' || isSpecial === '1';
      const scope = pricingScopeOf(request);
      const key = JSON.stringify([scope.marketId, scope.locale, request.query]);
      return sendCachedText(request, reply, cache, key, async () => {
        const chosen = { ...filter, isSpecial: special };
        const [found, narrowing] = await Promise.all([
          listProducts(
            dependencies,
            { ...chosen, perType, perGender: perGender === 'true' },
            sort,
            { page, perPage },
            scope,
          ),
          facets === 'true' ? facetsText(chosen, scope) : '',
        ]);
        const meta = JSON.stringify(metaOf({ page, perPage }, found.total));
        return { text: `{"data":{"products":[${found.bodies}]${narrowing}},"meta":${meta}}`, boundary: found.boundary };
      });
    },
  );

  app.get(
    '/api/products/:slug',
    {
      onRequest,
      schema: {
        tags,
        summary: 'A product by its slug in any language; the answer says the one of the asked language',
        params: z.object({ slug: z.string() }),
        response: { 200: dataOf({ product, firstFreeDay: productFirstFreeDay.nullable().optional() }) },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const scope = pricingScopeOf(request);
      const key = JSON.stringify([scope.marketId, scope.locale, 'one', slug]);
      return sendCachedText(request, reply, cache, key, async () => {
        const [found, firstFreeDay] = await Promise.all([
          findProduct(dependencies, slug, scope),
          selectFirstFreeDay(db, slug, scope),
        ]);
        if (!found) throw notFound();
        const text = `{"data":{"product":${found.body},"firstFreeDay":${JSON.stringify(firstFreeDay)}}}`;
        return { text, boundary: found.boundary };
      });
    },
  );
}

function registerContraindications(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/product-contraindications',
    {
      schema: {
        tags,
        summary: 'Contraindications of treatments, by their ids; unknown ones are left out',
        querystring: productContraindicationsQuery,
        response: { 200: dataOf({ productContraindications: z.array(productContraindications) }) },
      },
    },
    async (request, reply) => {
      const found = await selectContraindications(db, request.query.productIds, request.context.locale);
      cachePublicly(request, reply);
      return { data: { productContraindications: found } };
    },
  );
}

function registerCategories(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/product-categories',
    {
      schema: {
        tags,
        summary: 'Categories of treatments; `isVirtual`: those without treatments of their own (vouchers); sort: name',
        querystring: productCategoriesQuery,
        response: { 200: listOf({ productCategories: z.array(productCategory) }) },
      },
    },
    async (request, reply) => {
      const isVirtual = ['true', '1'].includes(request.query.isVirtual ?? '');
      const categories = await selectCategories(db, request.context.locale, isVirtual);
      const { items, meta } = pageOf(
        sortItems(categories, request.query.sort, { name: (entry) => entry.name }),
        request.query,
      );
      cachePublicly(request, reply);
      return { data: { productCategories: items }, meta };
    },
  );
}

function registerBodyParts(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/body-parts',
    {
      schema: {
        tags,
        summary: 'Body parts; sort: name',
        querystring: shortListQuery,
        response: { 200: listOf({ bodyParts: z.array(bodyPart) }) },
      },
    },
    async (request, reply) => {
      const { items, meta } = pageOf(
        sortItems(await selectBodyParts(db, request.context.locale), request.query.sort, {
          name: (entry) => entry.name,
        }),
        request.query,
      );
      cachePublicly(request, reply);
      return { data: { bodyParts: items }, meta };
    },
  );

  app.get(
    '/api/body-part-groups',
    {
      schema: {
        tags,
        summary: 'Body parts by group (top, bottom, face); sort: name',
        querystring: listQuery,
        response: { 200: listOf({ bodyPartGroups: z.array(bodyPartGroup) }) },
      },
    },
    async (request, reply) => {
      const { locale } = request.context;
      const parts = await selectBodyParts(db, locale);
      const groups: BodyPartGroup[] = (['face', 'top', 'bottom'] as const).map((code) => ({
        id: code,
        code,
        name: bodyPartGroupNames[locale][code],
        bodyParts: parts.filter((part) => part.group === code),
      }));
      const { items, meta } = pageOf(
        sortItems(groups, request.query.sort, { name: (entry) => entry.name }),
        request.query,
      );
      cachePublicly(request, reply);
      return { data: { bodyPartGroups: items }, meta };
    },
  );
}
