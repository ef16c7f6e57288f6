import { Grid, offscreenItem } from '@aksamit/ui';
import type { ArticleTeaser } from '../api/article-teaser';
import { ArticleCard } from './article-card';

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
    <Grid as="ul" gap={8} minColumn="18rem">
      {articles.map((article, index) => (
        <li key={article.id} style={offscreenItem(index, 480)}>
          <ArticleCard article={article} headingLevel={headingLevel} eager={index < eagerCount} />
        </li>
      ))}
    </Grid>
  );
}
