import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Grid, Heading, joinShortWords, Picture, Skeleton, VisuallyHidden } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ArticleTeaser } from '../api/article-teaser';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  align-items: center;
  gap: 1rem;

  & img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.blush};
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
  }
  &:hover a {
    color: ${tokens.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
  }
`;

interface ArticleRowsProps {
  articles: readonly ArticleTeaser[];
  headingLevel: 3 | 4;
}

/** Articles with small pictures, one below the other on a phone. */
export function ArticleRows({ articles, headingLevel }: ArticleRowsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { basePath } = usePageContext();
  return (
    <Grid as="ul" gap={5} minColumn="18rem">
      {articles.map(({ id, title, href, image, categoryName, readingTime }) => (
        <li key={id}>
          <Row aria-label={title}>
            <Picture image={image} sizes="9rem" alt="" />
            <div>
              <small>{categoryName}</small>
              <Heading level={headingLevel} size="sm">
                <a href={`${basePath}${href[locale]}`}>{joinShortWords(title)}</a>
              </Heading>
              <small>{t('readingTime', { count: readingTime })}</small>
            </div>
          </Row>
        </li>
      ))}
    </Grid>
  );
}

const placeholders = ['a', 'b', 'c'];

/** Placeholder of the rows while they are loading. */
export function ArticleRowsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Grid gap={5} minColumn="18rem">
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} height="6.5rem" shape="card" />
        ))}
      </Grid>
    </div>
  );
}
