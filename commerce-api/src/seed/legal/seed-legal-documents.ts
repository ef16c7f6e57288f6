import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { readBlocks } from '../content/read-blocks';
import { both, json } from '../localized';
import { legalDocuments } from './legal-documents';

/**
 * The full texts of the legal pages as versions; what a page held before is its earlier version. A page whose text is a
 * document already keeps it.
 */
export async function seedLegalDocuments(trx: Trx): Promise<void> {
  for (const { code, earlierSince, since, summary, text } of legalDocuments) {
    const pages = await sql<{ id: string }>`select g.id::text as id from cms_pages g where g.code = ${code}
      and g.kind = 'legal' and not exists (select from legal_documents d where d.cms_page_id = g.id)`.execute(trx);
    for (const { id } of pages.rows) {
      const body = json(both(readBlocks(text.pl), readBlocks(text.en)));
      await sql`insert into legal_documents (cms_page_id, body, summary, status, created_at, published_at, effective_at)
        select g.id, v.body, v.summary, 'inEffect', v.published_at, v.published_at, v.effective_at
        from cms_pages g cross join lateral (
          select body, summary, (since - interval '7 days') at time zone 'Europe/Warsaw' as published_at,
            since at time zone 'Europe/Warsaw' as effective_at
          from (values (g.body::jsonb, null::jsonb, ${earlierSince}::timestamp),
            (${body}::jsonb, ${json(summary)}::jsonb, ${since}::timestamp)) texts (body, summary, since)) v
        where g.id = ${id}`.execute(trx);
      await sql`update cms_pages set body = ${body}::jsonb,
        effective_at = ${since}::timestamp at time zone 'Europe/Warsaw' where id = ${id}`.execute(trx);
    }
  }
}
