import { dataOf, listOf, listQuery, recordId } from '@aksamit/contracts';
import {
  articleDraftInput,
  articlePublicationInput,
  articleVersion,
  articleVersionInput,
  staffArticleContent,
  staffArticleText,
} from '@aksamit/contracts/staff';
import { z } from 'zod';
import type { App, AppDependencies } from '../../../platform/app-types';
import type { Trx } from '../../../platform/database';
import { metaOf, offsetOf } from '../../../platform/pagination';
import { insertRecord, recordRefusal, registerStaffCall, updateRecord } from '../../people/staff';
import { contentError } from '../errors';
import { articleTextOf, latestVersion, requireArticle, requireVersion, selectVersions } from './article-text';
import { articleKind } from './blog-kinds';
import { addArticleVersion, keepFirstVersion } from './keep-article-version';
import { changePublication } from './publish-article';

const right = 'manageContent';
const params = z.object({ id: recordId });
const answer = dataOf({ articleText: staffArticleText });

/** Articles as they are written: drafts, versions, publication. */
export function registerStaffArticles(app: App, dependencies: AppDependencies): void {
  registerDraft(app, dependencies);
  registerText(app, dependencies);
  registerVersions(app, dependencies);
  registerSaving(app, dependencies);
  registerPublication(app, dependencies);
}

/** Throws the database's refusal as that of the article's field. */
const explain = async (error: unknown): Promise<never> => {
  throw recordRefusal(articleKind, error);
};

const textNow = async (trx: Trx, id: string) => articleTextOf(trx, await requireArticle(trx, id, 'read'));

function registerDraft(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/article-drafts',
    right,
    summary: 'Begins an article that staff alone see',
    body: articleDraftInput,
    answer,
    status: 201,
    async work({ trx, actor, body, now }) {
      const empty = { pl: '', en: '' };
      const meta = { title: '', description: '' };
      const content = staffArticleContent.parse({
        ...body,
        lead: empty,
        content: { pl: [], en: [] },
        meta: { pl: meta, en: meta },
      });
      const record = { ...content, code: codeOf(body.slugs.pl), enabled: false, publishedAt: now.toISOString() };
      const id = await insertRecord(trx, articleKind, record);
      await addArticleVersion(trx, { articleId: id, content, actorId: actor.userId, now, publishedAt: null });
      const subject = { kind: 'article', id, details: { title: body.title.pl } };
      return { answer: { data: { articleText: await textNow(trx, id) } }, subject };
    },
    explain,
  });
}

/** Of an address, the key for programs: without slashes and of at most 80 characters. */
const codeOf = (slug: string): string => slug.replaceAll('/', '-').slice(0, 80);

function registerText(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/articles/:id/text',
    right,
    summary: 'The latest version of an article, public or not',
    params,
    answer,
    async work({ trx, params: { id } }) {
      return { answer: { data: { articleText: await textNow(trx, id) } }, subject: { kind: 'article', id } };
    },
  });
}

function registerVersions(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/articles/:id/versions',
    right,
    summary: 'Versions of an article, the newest first; sort: number, createdAt',
    params,
    query: listQuery,
    answer: listOf({ articleVersions: z.array(articleVersion) }),
    async work({ trx, params: { id }, query }) {
      const article = await requireArticle(trx, id, 'read');
      const page = { sort: query.sort, limit: query.perPage, offset: offsetOf(query) };
      const { articleVersions, total } = await selectVersions(trx, article, page);
      return {
        answer: { data: { articleVersions }, meta: metaOf(query, total) },
        subject: { kind: 'article', id },
      };
    },
  });

  registerStaffCall(app, dependencies, {
    method: 'GET',
    path: '/admin/articles/:id/versions/:number',
    right,
    summary: 'A version of an article with its text',
    params: params.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
    answer: dataOf({ articleVersion: articleVersion.extend({ content: staffArticleContent }) }),
    async work({ trx, params: { id, number } }) {
      const found = await requireVersion(trx, await requireArticle(trx, id, 'read'), number);
      return {
        answer: { data: { articleVersion: found } },
        subject: { kind: 'article', id, details: { version: number } },
      };
    },
  });
}

function registerSaving(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/articles/:id/versions',
    right,
    summary: 'Saves a text of an article; nothing becomes public by it',
    params,
    body: articleVersionInput,
    answer,
    status: 201,
    async work({ trx, actor, params: { id }, body, now }) {
      const article = await requireArticle(trx, id, 'write');
      await keepFirstVersion(trx, { id, record: article, now });
      const latest = await latestVersion(trx, article);
      if (latest.number !== body.basedOn) throw contentError('409 content_changed');
      const { userId: actorId } = actor;
      const number = await addArticleVersion(trx, {
        articleId: id,
        content: body.content,
        actorId,
        now,
        publishedAt: null,
      });
      // Of an article that nobody sees the record follows, so that lists show it and its address is held.
      if (!article.enabled) await updateRecord(trx, articleKind, id, body.content);
      const subject = { kind: 'article', id, details: { version: number } };
      return { answer: { data: { articleText: await textNow(trx, id) } }, subject };
    },
    explain,
  });
}

function registerPublication(app: App, dependencies: AppDependencies): void {
  registerStaffCall(app, dependencies, {
    method: 'POST',
    path: '/admin/articles/:id/publications',
    right,
    summary: 'Makes the latest version public, at once or at a time, or withdraws the article',
    params,
    body: articlePublicationInput,
    answer,
    async work({ trx, params: { id }, body, now }) {
      const article = await requireArticle(trx, id, 'write');
      await keepFirstVersion(trx, { id, record: article, now });
      const version = await latestVersion(trx, article);
      if (version.number !== body.basedOn) throw contentError('409 content_changed');
      await changePublication(trx, article, { version, change: body, now });
      const { basedOn, ...details } = body;
      const subject = { kind: 'article', id, details: { ...details, version: basedOn } };
      return { answer: { data: { articleText: await textNow(trx, id) } }, subject };
    },
    explain,
  });
}
