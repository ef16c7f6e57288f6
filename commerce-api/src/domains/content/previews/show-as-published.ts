/**
 * A record as visitors would see it with other content: it is written, read by the shop's own query, and taken back, within
 * one transaction. So a preview shows what publication would, without a second way to render a record.
 */
import type { Article, CmsPage, LocaleCode } from '@aksamit/contracts';
import { changeOf, type PreviewedKind, staffArticleContent, staffPageInput } from '@aksamit/contracts/staff';
import { sql } from 'kysely';
import type { z } from 'zod';
import { notFound } from '../../../platform/api-error';
import type { Trx } from '../../../platform/database';
import { lockRecord, type RecordKind, updateRecord } from '../../people/staff';
import { selectShopFacts } from '../facts';
import { selectArticle, selectPage } from '../pages';
import { articleKind } from '../staff-articles';
import { pageKind } from '../staff-content';

export interface PreviewContext {
  locale: LocaleCode;
  marketId: number;
  now: Date;
}

export interface ShownRecord {
  article: Article | null;
  cmsPage: CmsPage | null;
}

type Values = Record<string, unknown>;

interface Previewer {
  kind: RecordKind;
  /** Any of the fields that a preview may change. */
  content: z.ZodType<Values>;
  /** What makes it visible. */
  shownAs(record: Values, context: PreviewContext): Values;
  show(trx: Trx, slugs: Record<LocaleCode, string>, context: PreviewContext): Promise<ShownRecord>;
}

const previewers: Readonly<Record<PreviewedKind, Previewer>> = {
  article: {
    kind: articleKind,
    content: changeOf(staffArticleContent),
    shownAs: ({ publishedAt, enabled }, { now }) => ({
      enabled: true,
      publishedAt: enabled === true && new Date(String(publishedAt)) <= now ? publishedAt : now.toISOString(),
    }),
    show: async (trx, slugs, context) => ({
      article: (await selectArticle(trx, slugs[context.locale], context))?.article ?? null,
      cmsPage: null,
    }),
  },
  cmsPage: {
    kind: pageKind,
    content: changeOf(staffPageInput.omit({ code: true, kind: true, enabled: true })),
    shownAs: () => ({ enabled: true }),
    async show(trx, slugs, context) {
      const facts = await selectShopFacts(trx, context.marketId, context.locale);
      const found = await selectPage(trx, slugs[context.locale], { ...context, facts });
      return { article: null, cmsPage: found?.page ?? null };
    },
  },
};

export interface PreviewedRecord {
  recordKind: PreviewedKind;
  recordId: string;
  content: Values;
}

/** Content of a preview as it is stored. @throws ZodError for fields that the record does not have */
export const previewContent = (recordKind: PreviewedKind, content: Values): Values =>
  previewers[recordKind].content.parse(content);

/** The kind of record, for the database's refusals. */
export const previewedRecordKind = (recordKind: PreviewedKind): RecordKind => previewers[recordKind].kind;

/**
 * Nothing of it is left behind: neither rows nor reports of changed pages.
 * @throws 404 for an unknown record; the database's refusal of an address that another record has
 */
export async function showAsPublished(
  trx: Trx,
  { recordKind, recordId, content }: PreviewedRecord,
  context: PreviewContext,
): Promise<ShownRecord> {
  const { kind, shownAs, show } = previewers[recordKind];
  await sql`savepoint before_preview`.execute(trx);
  const record = await lockRecord(trx, kind, recordId);
  if (!record) throw notFound();
  const values = { ...content, ...shownAs(record, context) };
  await updateRecord(trx, kind, recordId, kind.complete?.({ before: record, values }) ?? values);
  const slugs = (content.slugs ?? record.slugs) as Record<LocaleCode, string>;
  const shown = await show(trx, slugs, context);
  await sql`rollback to savepoint before_preview`.execute(trx);
  return shown;
}
