import { dataOf, shortLinkRequest } from '@aksamit/contracts';
import { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { limitAttempts } from '../../../platform/rate-counter';
import { ownAddressIn, shortLinkUrlOf } from './own-address';
import { countUse, findShortLink, shortCodeOf } from './short-link-queries';

const tags = ['files'];

/** Short links to pages of the shop. */
export function registerShortLinks(app: App, { db, config }: AppDependencies): void {
  const ownAddressOf = (url: string) => ownAddressIn(db, config.publicOrigin, url);

  app.post(
    '/api/short-links',
    {
      schema: {
        tags,
        summary: 'A short link to a page of the shop; the same for the same page',
        body: shortLinkRequest,
        response: { 201: dataOf({ shortLinkUrl: z.string() }) },
      },
    },
    async (request, reply) => {
      await limitAttempts(
        db,
        { key: `short-link:${request.ip}`, limit: 60, windowSeconds: 3600 },
        config.rateLimitFactor,
      );
      const url = await ownAddressOf(request.body.url);
      if (url === null) throw invalidFields({ url: ['own_address'] });
      const shortLinkUrl = shortLinkUrlOf(url, await shortCodeOf(db, url));
      return reply.code(201).send({ data: { shortLinkUrl } });
    },
  );

  app.get(
    '/api/s/:code',
    {
      // Followed by browsers, which send no headers.
      config: { market: false },
      schema: { tags, summary: 'Leads to the page', params: z.object({ code: z.string().regex(/^[2-9A-Za-z]{8}$/) }) },
    },
    async (request, reply) => {
      const found = await findShortLink(db, request.params.code);
      // A host that is no longer the shop's is not redirected to either.
      const url = found && (await ownAddressOf(found));
      if (!url) throw notFound();
      await countUse(db, request.params.code, request.context.now);
      return reply.header('cache-control', 'public, max-age=300').redirect(url, 302);
    },
  );
}
