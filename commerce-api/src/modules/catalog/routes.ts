import {
  type BodyPartGroup,
  bodyPart,
  bodyPartGroup,
  dataOf,
  listOf,
  listQuery,
  product,
  productCategory,
  productQuery,
  productSummary,
} from '@aksamit/shared-kit/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/api-error';
import type { App, AppDependencies } from '../../platform/app-types';
import { metaOf, pageOf } from '../../platform/pagination';
import { cachePublicly } from '../../platform/public-cache';
import { marketOf } from '../../platform/request-context';
import type { PricingScope } from '../pricing';
import { selectBodyParts, selectCategories } from './category-queries';
import { findProduct, listProducts } from './list-products';

const groupNames = {
  pl: { top: 'Góra ciała', bottom: 'Dół ciała', face: 'Twarz' },
  en: { top: 'Upper body', bottom: 'Lower body', face: 'Face' },
};

/** Market, language and instant that a request's prices are for. */
export const pricingScopeOf = (request: FastifyRequest): PricingScope => ({
  marketId: Number(marketOf(request).id),
  locale: request.context.locale,
  now: request.context.now,
});

export function registerCatalog(app: App, { db }: AppDependencies): void {
  const tags = ['catalog'];

  app.get(
    '/api/products',
    {
      schema: {
        tags,
        summary: 'Treatments and packages with their prices',
        querystring: productQuery,
        response: { 200: listOf({ products: z.array(productSummary) }) },
      },
    },
    async (request, reply) => {
      const { page, perPage, sort, isSpecial, ...filter } = request.query;
      const special = isSpecial === undefined ? undefined : isSpecial === 'true' || isSpecial === '1';
      const found = await listProducts(
        db,
        { ...filter, isSpecial: special },
        sort,
        { page, perPage },
        pricingScopeOf(request),
      );
      cachePublicly(request, reply, found.boundary);
      return { data: { products: found.products }, meta: metaOf({ page, perPage }, found.total) };
    },
  );

  app.get(
    '/api/products/:slug',
    {
      schema: {
        tags,
        summary: 'A product by its slug in any language; the answer says the one of the asked language',
        params: z.object({ slug: z.string() }),
        response: { 200: dataOf({ product }) },
      },
    },
    async (request, reply) => {
      const found = await findProduct(db, request.params.slug, pricingScopeOf(request));
      if (!found) throw notFound();
      cachePublicly(request, reply, found.boundary);
      return { data: { product: found.product } };
    },
  );

  app.get(
    '/api/product-categories',
    {
      schema: {
        tags,
        summary: 'Categories of treatments',
        querystring: listQuery,
        response: { 200: listOf({ productCategories: z.array(productCategory) }) },
      },
    },
    async (request, reply) => {
      const { items, meta } = pageOf(await selectCategories(db, request.context.locale), request.query);
      cachePublicly(request, reply);
      return { data: { productCategories: items }, meta };
    },
  );

  app.get(
    '/api/body-parts',
    {
      schema: {
        tags,
        summary: 'Body parts',
        querystring: listQuery.extend({ perPage: listQuery.shape.perPage.default(100) }),
        response: { 200: listOf({ bodyParts: z.array(bodyPart) }) },
      },
    },
    async (request, reply) => {
      const { items, meta } = pageOf(await selectBodyParts(db, request.context.locale), request.query);
      cachePublicly(request, reply);
      return { data: { bodyParts: items }, meta };
    },
  );

  app.get(
    '/api/body-part-groups',
    {
      schema: {
        tags,
        summary: 'Body parts by group: top, bottom, face',
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
        name: groupNames[locale][code],
        bodyParts: parts.filter((part) => part.group === code),
      }));
      const { items, meta } = pageOf(groups, request.query);
      cachePublicly(request, reply);
      return { data: { bodyPartGroups: items }, meta };
    },
  );
}
