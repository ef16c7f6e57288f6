import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { readBlocks } from '../content/read-blocks';
import { both, json } from '../localized';
import { moreArticles } from './more/seed-more-articles';
import { professionalArticle } from './professional-article';
import { firstArticles } from './seed-blog';

const articles = [...firstArticles, ...moreArticles, professionalArticle];

/** Gives the articles of an older shop their present words; those that staff wrote to stay as they are. */
export async function rewordArticles(trx: Trx): Promise<void> {
  for (const { code, title, lead, text } of articles) {
    const content = json(both(readBlocks(text.pl), readBlocks(text.en)));
    const meta = both({ title: title.pl, description: lead.pl }, { title: title.en, description: lead.en });
    await sql`update articles a set title = ${json(title)}, lead = ${json(lead)}, content = ${content},
        meta = ${json(meta)}
      where a.code = ${code} and not exists (select from article_versions v where v.article_id = a.id)
        and (a.title::jsonb <> ${json(title)}::jsonb or a.lead::jsonb <> ${json(lead)}::jsonb
          or a.content::jsonb <> ${content}::jsonb)`.execute(trx);
  }
}
