import { formatAmount } from '@aksamit/contracts/money';
import { formatLongDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, Breadcrumbs, Container, Heading, Picture, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Star } from 'lucide-react';
import type { ArticleOfPage } from '../api/get-article';

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.25rem;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  & img {
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${tokens.radius.full};
    object-fit: cover;
  }
  & svg {
    width: 1rem;
    height: 1rem;
    fill: ${tokens.color.accent};
    color: ${tokens.color.accent};
  }
`;

const Cover = styled.div`
  & img {
    width: 100%;
    max-height: 30rem;
    aspect-ratio: 2 / 1;
    object-fit: cover;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.blush};
  }
`;

/** Head of an article: breadcrumbs, title, lead, author and date, rating, picture. */
export function ArticleHead({ article }: { article: ArticleOfPage }) {
  const t = useTranslate();
  const href = useHref();
  const locale = useLocaleFormats();
  const { category, author } = article;
  const trail = [
    { label: t('links.home'), href: href('content/home') },
    { label: t('blog.title'), href: href('content/blog') },
    { label: category.name, href: href('content/blog-category', { categorySlug: category.slug }) },
    { label: article.title },
  ];
  return (
    <Container width="narrow">
      <Stack gap={5}>
        <Breadcrumbs label={t('breadcrumbs')} items={trail} />
        <div>
          <Badge tone="soft">{category.name}</Badge>
        </div>
        <Heading level={1}>{article.title}</Heading>
        <Text size="lead" tone="muted">
          {article.lead}
        </Text>
        <Meta>
          <span>
            <Picture image={author.avatar} sizes="36px" alt="" />
            {author.name}
          </span>
          <time dateTime={article.publishedAt}>{formatLongDate(article.publishedAt, locale)}</time>
          <span>{t('article.readingTime', { count: article.readingTime })}</span>
          {article.ratingsCount > 0 ? (
            <span>
              <Star aria-hidden="true" />
              {t('article.rating', {
                rating: formatAmount(Math.round(article.rating * 100), locale),
                count: article.ratingsCount,
              })}
            </span>
          ) : null}
        </Meta>
        <Cover>
          <Picture image={article.image} sizes="(min-width: 840px) 760px, 100vw" eager />
        </Cover>
      </Stack>
    </Container>
  );
}
