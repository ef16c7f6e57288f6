import { formatRating } from '@aksamit/contracts/figures';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { formatDate, formatLongDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, Breadcrumbs, Container, Heading, Picture, Stack, Text } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
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
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.blush};
  }
  ${media.tablet} {
    & img {
      aspect-ratio: 2 / 1;
    }
  }
`;

const Categories = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0;
  list-style: none;

  & a {
    text-decoration: none;
  }
  & a:hover > span {
    text-decoration: underline;
  }
`;

/** Head of an article: breadcrumbs, title, lead, author and date, rating, picture. */
export function ArticleHead({ article }: { article: ArticleOfPage }) {
  const t = useTranslate();
  const href = useHref();
  const locale = useLocaleFormats();
  const { category, author } = article;
  const editedAt = editedOn(article);
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
        <Categories aria-label={t('article.categories')}>
          {[category, ...article.sideCategories].map(({ id, name, slug }, index) => (
            <li key={id}>
              <a href={href('content/blog-category', { categorySlug: slug })}>
                <Badge tone={index === 0 ? 'soft' : undefined}>{name}</Badge>
              </a>
            </li>
          ))}
          {article.isProfessional ? (
            <li>
              <Badge tone="accent">{t('article.professional')}</Badge>
            </li>
          ) : null}
        </Categories>
        <Heading level={1}>{article.title}</Heading>
        <Text size="lead" tone="muted">
          {article.lead}
        </Text>
        <Meta>
          <span>
            <Picture image={author.avatar} sizes="36px" alt="" />
            {author.slug ? <a href={href('content/blog-author', { slug: author.slug })}>{author.name}</a> : author.name}
          </span>
          <span>
            <time dateTime={article.publishedAt}>{formatLongDate(article.publishedAt, locale)}</time>
            {editedAt === null ? null : (
              <time dateTime={editedAt}>{t('article.edited', { date: formatDate(editedAt, locale) })}</time>
            )}
          </span>
          <span>{t('article.readingTime', { count: article.readingTime })}</span>
          {article.ratingsCount > 0 ? (
            <span>
              <Star aria-hidden="true" />
              {t('article.rating', {
                rating: formatRating(article.rating, locale),
                count: article.ratingsCount,
              })}
            </span>
          ) : null}
        </Meta>
        <Cover>
          <Picture
            image={article.image}
            phone={article.imageMobile.id === article.image.id ? undefined : article.imageMobile}
            sizes="(min-width: 840px) 760px, 100vw"
            eager
          />
        </Cover>
      </Stack>
    </Container>
  );
}

/** When the text was edited, if on a later day than it was published. */
function editedOn({ publishedAt, updatedAt }: ArticleOfPage): string | null {
  return updatedAt !== undefined && storeDateOf(updatedAt) !== storeDateOf(publishedAt) ? updatedAt : null;
}
