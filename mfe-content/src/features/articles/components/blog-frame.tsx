import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Breadcrumbs, Container, Heading, Section, Stack, Text } from '@aksamit/ui';
import type { ReactNode } from 'react';
import type { ArticleCategoryLink } from '../api/get-article-categories';
import { CategoryNav } from './category-nav';

export interface BlogFrameProps {
  title: string;
  lead: string;
  categories: readonly ArticleCategoryLink[];
  /** Slug of the category shown. */
  current?: string | undefined;
  /** Words that are looked for. */
  q?: string | undefined;
  children: ReactNode;
}

/** Frame of every list of the blog: breadcrumbs, a heading, categories and search. */
export function BlogFrame({ title, lead, categories, current, q, children }: BlogFrameProps) {
  const t = useTranslate();
  const href = useHref();
  const inBlog = current !== undefined || q !== undefined;
  const trail = [
    { label: t('links.home'), href: href('content/home') },
    { label: t('blog.title'), href: href('content/blog') },
    ...(inBlog ? [{ label: title }] : []),
  ];
  return (
    <Section style={{ paddingTop: '1rem' }}>
      <Container>
        <Stack gap={8}>
          <Stack gap={4}>
            <Breadcrumbs label={t('breadcrumbs')} items={trail} />
            <Heading level={1}>{title}</Heading>
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          </Stack>
          <CategoryNav categories={categories} current={current} q={q} />
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
