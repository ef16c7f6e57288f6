import { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { etagOf } from '../../../platform/public-cache';
import { publicDocuments } from './document-list';

/** Written once per process: the content changes with a release only. */
interface WrittenDocument {
  file: Buffer;
  etag: string;
}

/** Forms and information sheets to download. Source: content, section 2, "Downloadable files". */
export function registerPublicDocuments(app: App, { config }: AppDependencies): void {
  const { name, address, postalCode, city } = config.seller;
  const seller = `${name}, ${address}, ${postalCode} ${city}`;
  const written = new Map<string, Promise<WrittenDocument>>();

  app.get(
    '/api/documents/:name',
    {
      config: { market: false },
      schema: {
        tags: ['pages'],
        summary: 'A form or an information sheet of the shop, as PDF',
        params: z.object({ name: z.string().max(100) }),
      },
    },
    async (request, reply) => {
      const { name: fileName } = request.params;
      const found = Object.hasOwn(publicDocuments, fileName) ? publicDocuments[fileName] : undefined;
      if (!found) throw notFound();
      const writing = written.get(fileName) ?? found.write(seller).then((file) => ({ file, etag: etagOf(file) }));
      written.set(fileName, writing);
      const { file, etag } = await writing;
      return reply
        .type('application/pdf')
        .headers({
          'cache-control': 'public, max-age=3600',
          'content-disposition': `attachment; filename="${fileName}"`,
          'content-language': found.locale,
          etag,
        })
        .send(file);
    },
  );
}
