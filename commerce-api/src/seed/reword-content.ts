import { sql } from 'kysely';
import type { Trx } from '../platform/database';
import { rewordArticles } from './blog/reword-articles';
import { rewordOpinions } from './opinions/reword-opinions';
import { rewordPages } from './pages/reword-pages';

/** English descriptions of blog categories that were translated word by word. */
const CATEGORY_DESCRIPTIONS: readonly [before: string, after: string][] = [
  ['How the devices work that we work with.', 'How the devices we use work.'],
  [
    'How to care for skin before, after and every day.',
    'How to look after your skin before a treatment, after it and every day.',
  ],
];

/** Leads of legal pages, which are no part of the documents. */
const LEADS: readonly [before: string, after: string][] = [
  ['How a talk with a specialist over the internet works.', 'How an online conversation with a specialist works.'],
  ['Terms of using shop and panel on a phone.', 'Terms for using the shop and your account on a phone.'],
];

async function rewordLeads(trx: Trx): Promise<void> {
  for (const [before, after] of LEADS) {
    await sql`update cms_pages set lead = jsonb_set(lead, '{en}', to_jsonb(${after}::text))
      where kind = 'legal' and lead ->> 'en' = ${before}`.execute(trx);
    await sql`update cms_pages set meta = jsonb_set(meta, '{en,description}', to_jsonb(${after}::text))
      where kind = 'legal' and meta #>> '{en,description}' = ${before}`.execute(trx);
  }
}

async function rewordCategories(trx: Trx): Promise<void> {
  await sql`update article_categories set name = jsonb_set(name, '{en}', '"Skincare"')
    where code = 'care' and name ->> 'en' = 'Care'`.execute(trx);
  for (const [before, after] of CATEGORY_DESCRIPTIONS) {
    await sql`update article_categories set description = jsonb_set(description, '{en}', to_jsonb(${after}::text))
      where description ->> 'en' = ${before}`.execute(trx);
  }
}

async function rewordAuthors(trx: Trx): Promise<void> {
  await sql`update article_authors set specialization = jsonb_set(specialization, '{en}', '"skincare, endermology"')
    where specialization ->> 'en' = 'skin care, endermology'`.execute(trx);
}

/**
 * Gives an older shop its present words: pages, articles, categories and authors that nobody has edited, and invented
 * opinions. Legal documents stay: what was published is not rewritten.
 */
export async function rewordContent(trx: Trx): Promise<void> {
  await rewordPages(trx);
  await rewordLeads(trx);
  await rewordArticles(trx);
  await rewordCategories(trx);
  await rewordAuthors(trx);
  await rewordOpinions(trx);
}
