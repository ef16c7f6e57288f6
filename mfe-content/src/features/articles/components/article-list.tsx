import { Grid, offscreenItem } from '@aksamit/ui';
import type { ArticleTeaser } from '../api/article-teaser';
import { ArticleCard } from './article-card';

/** Narrowest column of a list. */
const MANY = '18rem';
/** Three stand beside each other on a tablet too, instead of two with a third alone below them. */
const THREE = 'max(13rem, calc((100% - 4rem) / 3))';

/** Articles as cards; the first row's pictures load at once. */
export function ArticleList({
  articles,
  headingLevel,
  eagerCount = 0,
}: {
  articles: readonly ArticleTeaser[];
  headingLevel?: 2 | 3 | undefined;
  eagerCount?: number;
}) {
  return (
    <Grid as="ul" gap={8} minColumn={articles.length === 3 ? THREE : MANY}>
      {articles.map((article, index) => (
        <li key={article.id} style={offscreenItem(index, 480)}>
          <ArticleCard article={article} headingLevel={headingLevel} eager={index < eagerCount} />
        </li>
      ))}
    </Grid>
  );
}
