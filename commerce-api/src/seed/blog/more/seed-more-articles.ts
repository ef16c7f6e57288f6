import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';
import { insertArticles } from '../seed-blog';
import { care } from './care';
import { curiosities } from './curiosities';
import { endermology } from './endermology';
import { epilation } from './epilation';
import { technology } from './technology';

export const moreArticles = [...epilation, ...care, ...technology, ...endermology, ...curiosities];

/** The rest of the blog's forty articles, with visitors' ratings. */
export async function seedMoreArticles(trx: Trx, now: Date): Promise<void> {
  await insertArticles(trx, moreArticles, now);
  await sql`update articles set ratings_count = 6 + (id * 13 % 41)::int,
      rating_sum = round((6 + (id * 13 % 41)) * (4.1 + (id * 7 % 9) * 0.1))::int
    where code = any(${moreArticles.map(({ code }) => code)}::text[])`.execute(trx);
}
