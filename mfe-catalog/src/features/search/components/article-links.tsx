import type { ArticleSummary } from '@aksamit/contracts';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { Card, Grid, Heading, Picture, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: 1rem;
  align-items: start;

  & img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.sm};
    object-fit: cover;
  }
`;

/** Articles that were found: picture, title and lead, leading into the blog. */
export function ArticleLinks({ articles }: { articles: readonly ArticleSummary[] }) {
  const { basePath, locale } = useModule().context;
  return (
    <Grid as="ul" minColumn="20rem" gap={4}>
      {articles.map(({ id, href, title, lead, category, image }) => (
        <li key={id}>
          <Card as="article" aria-label={title} style={{ height: '100%' }}>
            <Columns>
              <Picture image={image} sizes="88px" alt="" />
              <div>
                <Text size="xs" tone="muted">
                  {category.name}
                </Text>
                <Heading level={3} size="sm" style={{ marginBlock: '0.25rem 0.5rem' }}>
                  <a href={basePath + href[locale]}>{title}</a>
                </Heading>
                <Text size="sm">{lead}</Text>
              </div>
            </Columns>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
