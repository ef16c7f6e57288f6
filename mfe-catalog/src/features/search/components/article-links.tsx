import type { ArticleSummary } from '@aksamit/contracts';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { Card, Grid, Heading, Text } from '@aksamit/ui';

/** Articles that were found: title and lead, leading into the blog. */
export function ArticleLinks({ articles }: { articles: readonly ArticleSummary[] }) {
  const { basePath, locale } = useModule().context;
  return (
    <Grid as="ul" minColumn="20rem" gap={4}>
      {articles.map(({ id, href, title, lead, category }) => (
        <li key={id}>
          <Card as="article" aria-label={title} style={{ height: '100%' }}>
            <Text size="xs" tone="muted">
              {category.name}
            </Text>
            <Heading level={3} size="sm" style={{ marginBlock: '0.25rem 0.5rem' }}>
              <a href={basePath + href[locale]}>{title}</a>
            </Heading>
            <Text size="sm">{lead}</Text>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
