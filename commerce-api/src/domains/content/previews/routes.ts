import { contentPreview, dataOf } from '@aksamit/contracts';
import { contentPreviewInput, contentPreviewLink } from '@aksamit/contracts/staff';
import { z } from 'zod';
import { invalidFields, notFound } from '../../../platform/api-error';
import type { App, AppDependencies } from '../../../platform/app-types';
import { inTransaction } from '../../../platform/database';
import { marketOf } from '../../../platform/request-context';
import { recordRefusal, registerStaffCall } from '../../people/staff';
import { addContentPreview, findContentPreview } from './preview-queries';
import { previewContent, previewedRecordKind, showAsPublished } from './show-as-published';

/** Records before they are public, for staff and everybody with the link. */
export function registerContentPreviews(app: App, dependencies: AppDependencies): void {
  registerAdding(app, dependencies);
  registerShowing(app, dependencies);
}

function registerAdding(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/content-previews',
    right: 'manageContent',
    summary: 'Makes a link to an article or a page as it would look, for a day',
    body: contentPreviewInput,
    answer: dataOf({ contentPreviewLink }),
    status: 201,
    async work({ trx, actor, body, market, locale, now }) {
      const { recordKind, recordId } = body;
      const content = contentOf(body);
      const preview = { recordKind, recordId, content };
      try {
        // What publication would refuse is refused now, and not to those who open the link.
        await showAsPublished(trx, preview, { locale, marketId: Number(market.id), now });
      } catch (error) {
        throw recordRefusal(previewedRecordKind(recordKind), error);
      }
      const link = await addContentPreview(trx, preview, { actorId: actor.userId, now });
      const details = { preview: true, expiresAt: link.expiresAt };
      return {
        answer: { data: { contentPreviewLink: link } },
        subject: { kind: recordKind, id: recordId, details },
      };
    },
  });
}

/** @throws 422 with the fields */
function contentOf({ recordKind, content }: z.output<typeof contentPreviewInput>): Record<string, unknown> {
  try {
    return previewContent(recordKind, content);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const fields = error.issues.map(({ path }) => [['content', ...path].join('.'), ['invalid']]);
    throw invalidFields(Object.fromEntries(fields));
  }
}

function registerShowing(app: App, { db }: AppDependencies): void {
  app.get(
    '/api/content-previews/:token',
    {
      schema: {
        tags: ['pages'],
        summary: 'An article or a page as it would look once it is published, by the link of staff',
        params: z.object({ token: z.string().min(20).max(100) }),
        response: { 200: dataOf({ contentPreview }) },
      },
    },
    async (request, reply) => {
      const { locale, now } = request.context;
      const found = await findContentPreview(db, request.params.token, now);
      if (!found) throw notFound();
      const context = { locale, marketId: Number(marketOf(request).id), now };
      const shown = await inTransaction(db, (trx) => showAsPublished(trx, found, context));
      if (!shown.article && !shown.cmsPage) throw notFound();
      reply.header('cache-control', 'no-store');
      return { data: { contentPreview: { expiresAt: found.expiresAt, ...shown } } };
    },
  );
}
