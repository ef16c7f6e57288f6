import { useModule } from '@aksamit/module-sdk/lifecycle';
import { Card, Container, Grid, Heading, offscreen, Section, Text } from '@aksamit/ui';
import type { KindArticle } from '../api/list-kind-articles';

/** Articles about a kind of treatment; nothing without any. */
export function KindArticles({ heading, articles }: { heading: string; articles: readonly KindArticle[] }) {
  const { basePath, locale } = useModule().context;
  if (articles.length === 0) return null;
  return (
    <Section style={offscreen(700, 380)}>
      <Container>
        <Heading level={2} style={{ marginBottom: '1.25rem' }}>
          {heading}
        </Heading>
        <Grid as="ul" stretch minColumn="16rem" gap={4}>
          {articles.map(({ id, href, title, lead, categoryName }) => (
            <li key={id}>
              <Card as="article" aria-label={title} style={{ height: '100%' }}>
                <Text size="xs" tone="muted">
                  {categoryName}
                </Text>
                <Heading level={3} size="sm" style={{ marginBlock: '0.25rem 0.5rem' }}>
                  <a href={basePath + href[locale]}>{title}</a>
                </Heading>
                <Text size="sm">{lead}</Text>
              </Card>
            </li>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
