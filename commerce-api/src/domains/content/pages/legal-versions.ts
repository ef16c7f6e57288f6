import type { CmsPage, ContentBlock, LocaleCode } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database';
import { nameVersions, type PublishedText } from './name-versions';

interface VersionRow extends PublishedText {
  id: string;
}

interface Wanted {
  /** Undefined: the one in effect. */
  version: string | undefined;
  locale: LocaleCode;
  now: Date;
}

export interface VersionedPage {
  page: CmsPage;
  /** When another version takes effect; null when none is published. */
  changesAt: Date | null;
}

/**
 * A page in one of its versions: a legal text in the one that applies now, or in the requested one; any other page as it is.
 * Null when there is no such version.
 */
export async function inVersion(
  db: Db,
  page: CmsPage,
  { version, locale, now }: Wanted,
): Promise<VersionedPage | null> {
  if (page.kind !== 'legal') return version === undefined ? { page, changesAt: null } : null;
  const versions = nameVersions(await selectPublished(db, page.id, locale), now);
  const shown = versions.find((each) => (version === undefined ? each.state === 'current' : each.version === version));
  const coming = versions.find(({ state }) => state === 'coming');
  const changesAt = coming ? new Date(coming.effectiveAt) : null;
  const listed = versions.map(({ text: _, ...each }) => each).reverse();
  // A text that was never published as a document: the page's own.
  if (!shown) return version === undefined ? { page: { ...page, versions: listed }, changesAt } : null;
  const body = await selectBody(db, shown.text.id, locale);
  const { effectiveAt } = shown;
  const sections: CmsPage['sections'] = [{ kind: 'text', blocks: body }];
  return { page: { ...page, body, sections, effectiveAt, version: shown.version, versions: listed }, changesAt };
}

async function selectPublished(db: Db, pageId: string, locale: LocaleCode): Promise<VersionRow[]> {
  const found = await sql<VersionRow>`select d.id,
      to_char(d.effective_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as day, d.published_at as "publishedAt",
      d.effective_at as "effectiveAt", d.summary ->> ${locale}::text as summary
    from legal_documents d where d.cms_page_id = ${pageId} and d.status in ('published', 'inEffect')
    order by d.effective_at, d.published_at, d.id`.execute(db);
  return found.rows;
}

async function selectBody(db: Db, id: string, locale: LocaleCode): Promise<ContentBlock[]> {
  const found = await sql<{ body: ContentBlock[] }>`select d.body -> ${locale}::text as body from legal_documents d
    where d.id = ${id}`.execute(db);
  return found.rows[0]?.body ?? [];
}
