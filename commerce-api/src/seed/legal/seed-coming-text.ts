import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { readBlocks } from '../content/read-blocks';
import { both, json } from '../localized';
import { comingPrivacyPolicy } from './coming-privacy-policy';
import { legalDocuments } from './legal-documents';

/** Longer than the notice that a change needs: the demo shows it for a month. */
const DAYS_AHEAD = 30;

/** A published text of the privacy policy that takes effect in a month. A policy that staff have changed stays as it is. */
export async function seedComingLegalText(trx: Trx, now: Date): Promise<void> {
  const seeded = legalDocuments.find(({ code }) => code === 'privacyPolicy');
  const { summary, text } = comingPrivacyPolicy;
  const body = json(both(readBlocks(text.pl), readBlocks(text.en)));
  await sql`insert into legal_documents (cms_page_id, body, summary, status, created_at, published_at, effective_at)
    select g.id, ${body}::jsonb, ${json(summary)}::jsonb, 'published', ${now}, ${now},
      ((${now}::timestamptz at time zone 'Europe/Warsaw')::date + ${DAYS_AHEAD}::int)::timestamp at time zone 'Europe/Warsaw'
    from cms_pages g where g.code = 'privacyPolicy' and g.kind = 'legal' and not exists (select from legal_documents d
      where d.cms_page_id = g.id
        and (d.effective_at is null or d.effective_at > ${seeded?.since ?? ''}::timestamp at time zone 'Europe/Warsaw'))`.execute(
    trx,
  );
}
