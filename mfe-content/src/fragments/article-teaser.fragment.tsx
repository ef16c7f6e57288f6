import { defineFragment } from '@aksamit/module-sdk/fragments';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Container, Heading, RetryNotice, Section } from '@aksamit/ui';
import styled from '@emotion/styled';
import { z } from 'zod';
import { teasedArticlesQuery } from '../features/articles/api/get-teased-articles';
import { ArticleRows, ArticleRowsSkeleton } from '../features/articles/components/article-rows';
import en from './locales/article-teaser.en.json';
import pl from './locales/article-teaser.pl.json';

/** The contract with the pages that mount it. Without any of them: the newest articles. */
const articleTeaserProps = z.object({
  /** Code or slug of a category of articles. */
  category: z.string().min(1).max(80).optional(),
  /** Words that the articles are about. */
  about: z.string().min(1).max(100).optional(),
  /** Whom they are written for; those for everybody are among them. */
  gender: z.enum(['male', 'female']).optional(),
  /** Level of its heading in the page's outline. */
  headingLevel: z.union([z.literal(2), z.literal(3)]).optional(),
});
export type ArticleTeaserProps = z.infer<typeof articleTeaserProps>;

export default defineFragment({
  name: 'article-teaser',
  version: 1,
  rendering: 'public',
  props: articleTeaserProps,
  reservedHeightPx: 0,
  component: ArticleTeaser,
  texts: { pl, en },
  isStatic: true,
  // One call of the page's three. Where it fails, the browser shows the fragment once it is seen.
  load: async ({ props, http, queryClient }) => {
    await queryClient.fetchQuery(teasedArticlesQuery(http, props));
    return { cacheKeys: ['articles'] };
  },
});

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1.5rem;
  margin-bottom: 1rem;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;

/** Up to three articles with a way to all of them; nothing where there is none. */
export function ArticleTeaser({ headingLevel = 2, ...wanted }: ArticleTeaserProps) {
  const t = useTranslate();
  const href = useHref();
  const articles = useQuery(teasedArticlesQuery(useHttp(), wanted));
  if (articles.data?.length === 0) return null;
  return (
    <Section tone="surface" aria-labelledby="article-teaser">
      <Container>
        <Head>
          <Heading level={headingLevel} size="lg" id="article-teaser">
            {t('title')}
          </Heading>
          <a href={href('content/blog')}>{t('all')}</a>
        </Head>
        {articles.data ? (
          <ArticleRows articles={articles.data} headingLevel={headingLevel === 2 ? 3 : 4} />
        ) : articles.isError ? (
          <InBrowserOnly>
            {() => (
              <RetryNotice
                title={t('failed.title')}
                text={t('failed.text')}
                retryLabel={t('failed.retry')}
                retryName={t('failed.retryName')}
                onRetry={() => void articles.refetch()}
                busy={articles.isFetching}
              />
            )}
          </InBrowserOnly>
        ) : (
          <ArticleRowsSkeleton label={t('loading')} />
        )}
      </Container>
    </Section>
  );
}
