import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { idOf, idsByCode } from '../catalogue/seed-products';
import { readBlocks } from '../content/read-blocks';
import { both, json } from '../localized';
import { preparation } from './article-preparation';
import { wavelengths } from './article-wavelengths';
import type { SeedArticle } from './seed-article';
import { shortArticles } from './short-articles';

const categories = [
  {
    code: 'technology',
    name: both('Technologia', 'Technology'),
    slugs: both('technologia', 'technology'),
    description: both('Jak działają urządzenia, na których pracujemy.', 'How the devices we use work.'),
  },
  {
    code: 'endermology',
    name: both('Endermologia', 'Endermology'),
    slugs: both('endermologia', 'endermology'),
    description: both('O masażu, który wygładza skórę.', 'About the massage that smooths the skin.'),
  },
  {
    code: 'epilation',
    name: both('Epilacja', 'Epilation'),
    slugs: both('epilacja', 'epilation'),
    description: both('Wszystko o gładkiej skórze i laserze.', 'All about smooth skin and lasers.'),
  },
  {
    code: 'care',
    name: both('Pielęgnacja', 'Skincare'),
    slugs: both('pielegnacja', 'care'),
    description: both(
      'Jak dbać o skórę przed zabiegiem, po nim i na co dzień.',
      'How to look after your skin before a treatment, after it and every day.',
    ),
  },
  {
    code: 'curiosities',
    name: both('Ciekawostki', 'Good to know'),
    slugs: both('ciekawostki', 'good-to-know'),
    description: both('Historie ze świata urody.', 'Stories from the world of beauty.'),
  },
];

const authors = [
  {
    code: 'anna-zielinska',
    name: 'Anna Zielińska',
    position: both('kosmetolożka', 'cosmetologist'),
    bio: both(
      'Od dwunastu lat pracuje ze skórą i uczy nowe specjalistki w salonach Aksamit.',
      'Has worked with skin for twelve years and teaches new specialists in the Aksamit salons.',
    ),
    specialization: both('pielęgnacja skóry, endermologia', 'skincare, endermology'),
  },
  {
    code: 'marek-wolski',
    name: 'Marek Wolski',
    position: both('szkoleniowiec urządzeń laserowych', 'laser trainer'),
    bio: both(
      'Inżynier, który lubi tłumaczyć, dlaczego coś działa.',
      'An engineer who likes to explain why things work.',
    ),
    specialization: both('technologia laserowa', 'laser technology'),
  },
];

/** The articles that the blog begins with. */
export const firstArticles: readonly SeedArticle[] = [preparation, wavelengths, ...shortArticles];

/** The default author: a shop of its own has no other authors yet. */
const editors = {
  code: 'editors',
  name: 'Aksamit',
  position: both('redakcja', 'editors'),
  bio: both('Zespół salonów Aksamit.', 'The team of the Aksamit salons.'),
  specialization: both('zabiegi i pielęgnacja', 'treatments and care'),
};

/** The blog: categories and who writes; in the demo authors with their articles. */
export async function seedBlog(trx: Trx, now: Date, withDemo: boolean): Promise<void> {
  for (const [position, category] of categories.entries()) {
    await sql`insert into article_categories (code, name, slugs, description, position) values (${category.code},
      ${json(category.name)}, ${json(category.slugs)}, ${json(category.description)}, ${position})`.execute(trx);
  }
  for (const author of withDemo ? authors : [editors]) {
    await sql`insert into article_authors (code, name, position, bio, specialization) values (${author.code},
      ${author.name}, ${json(author.position)}, ${json(author.bio)}, ${json(author.specialization)})`.execute(trx);
  }
  if (withDemo) await insertArticles(trx, firstArticles, now);
}

/** Articles of categories, authors and products that are there already. */
export async function insertArticles(trx: Trx, list: readonly SeedArticle[], now: Date): Promise<void> {
  const productIds = await idsByCode(trx, 'products');
  for (const article of list) await insertArticle(trx, article, productIds, now);
}

async function insertArticle(
  trx: Trx,
  article: SeedArticle,
  productIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const content = both(readBlocks(article.text.pl), readBlocks(article.text.en));
  const meta = both(
    { title: article.title.pl, description: article.lead.pl },
    { title: article.title.en, description: article.lead.en },
  );
  const ctaProduct = article.cta?.product ? idOf(productIds, article.cta.product) : null;
  const publishedAt = new Date(now.getTime() - article.daysAgo * 86_400_000);
  const inserted = await sql<{ id: string }>`
    insert into articles (code, category_id, author_id, title, slugs, lead, content, meta, published_at, gender, cta_type, cta_product_id)
    select ${article.code}, c.id, w.id, ${json(article.title)}, ${json(article.slugs)}, ${json(article.lead)},
      ${json(content)}, ${json(meta)}, ${publishedAt}, ${article.gender ?? 'all'}, ${article.cta?.type ?? null}, ${ctaProduct}
    from article_categories c, article_authors w where c.code = ${article.category} and w.code = ${article.author}
    returning id`.execute(trx);
  const id = inserted.rows[0]?.id;
  if (!id) throw new Error(`Failed to seed the article ${article.code}: its category or author is not known. Add it.`);
  for (const code of article.sideCategories ?? []) {
    await sql`insert into article_side_categories (article_id, category_id)
      select ${id}, id from article_categories where code = ${code}`.execute(trx);
  }
  for (const code of article.products ?? []) {
    await sql`insert into article_products (article_id, product_id) values (${id}, ${idOf(productIds, code)})`.execute(
      trx,
    );
  }
}
