import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Badge, joinShortWords, Picture } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { ArticleTeaser } from '../api/article-teaser';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;

  & img {
    width: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.blush};
  }
  & h2,
  & h3 {
    font-size: ${tokens.text.xl};
    line-height: 1.25;
  }
  & h2 a,
  & h3 a {
    color: inherit;
    text-decoration: none;
  }
  & h2 a::after,
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.md};
  }
  &:hover h2 a,
  &:hover h3 a {
    color: ${tokens.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.5rem;
  padding-top: 1.125rem;

  & > p {
    display: -webkit-box;
    overflow: hidden;
    color: ${tokens.color['ink-muted']};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & > small {
    color: ${tokens.color['ink-muted']};
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`;

export interface ArticleCardProps {
  article: ArticleTeaser;
  headingLevel?: 2 | 3 | undefined;
  /** The first cards of a list above the fold. */
  eager?: boolean | undefined;
}

/** An article in a list. */
export function ArticleCard({ article, headingLevel = 3, eager }: ArticleCardProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { basePath } = usePageContext();
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Card aria-label={article.title}>
      <Picture
        image={article.image}
        sizes="(min-width: 1025px) 26rem, (min-width: 640px) 50vw, 100vw"
        eager={eager}
        alt=""
      />
      <Words>
        <Badges>
          <Badge tone="soft">{article.categoryName}</Badge>
          {article.isProfessional ? <Badge tone="accent">{t('article.professional')}</Badge> : null}
        </Badges>
        <Title>
          <a href={`${basePath}${article.href[locale]}`}>{joinShortWords(article.title)}</a>
        </Title>
        <p>{joinShortWords(article.lead)}</p>
        <small>
          <time dateTime={article.publishedAt}>{formatDate(article.publishedAt, locale)}</time>
          {' · '}
          {t('article.readingTime', { count: article.readingTime })}
        </small>
      </Words>
    </Card>
  );
}
