import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { rewordArticles } from '../blog/reword-articles';
import { rewordOpinions } from '../opinions/reword-opinions';
import { rewordPages } from '../pages/reword-pages';

/** English descriptions of blog categories that were translated word by word. */
const CATEGORY_DESCRIPTIONS: readonly [before: string, after: string][] = [
  ['How the devices work that we work with.', 'How the devices we use work.'],
  [
    'How to care for skin before, after and every day.',
    'How to look after your skin before a treatment, after it and every day.',
  ],
];

async function rewordCategories(trx: Trx): Promise<void> {
  for (const [before, after] of CATEGORY_DESCRIPTIONS) {
    await sql`update article_categories set description = jsonb_set(description, '{en}', to_jsonb(${after}::text))
      where description ->> 'en' = ${before}`.execute(trx);
  }
}

/**
 * Gives an older shop its present words: pages, articles and categories that nobody has edited, and invented opinions.
 * Legal documents stay: what was published is not rewritten.
 */
export async function rewordContent(trx: Trx): Promise<void> {
  await rewordPages(trx);
  await rewordArticles(trx);
  await rewordCategories(trx);
  await rewordOpinions(trx);
}
