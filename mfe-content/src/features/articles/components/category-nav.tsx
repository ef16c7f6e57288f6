import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Button, Tabs } from '@aksamit/ui';
import { TextInput } from '@aksamit/ui/form';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import type { ArticleCategoryLink } from '../api/get-article-categories';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: end;
  gap: 1rem 2rem;

  & > nav {
    flex: 1 1 24rem;
    min-width: 0;
  }
  & > form {
    display: flex;
    flex: 0 1 20rem;
    gap: 0.5rem;
    padding-bottom: 0.25rem;
  }
  & > form > input {
    flex: 1;
    min-width: 0;
  }
  & button {
    padding-inline: 1rem;
    border-radius: ${tokens.radius.full};
  }
`;

export interface CategoryNavProps {
  categories: readonly ArticleCategoryLink[];
  /** Slug of the shown category; omitted: all articles. */
  current?: string | undefined;
  /** Words that the search form starts with. */
  q?: string | undefined;
}

/** Categories of the blog, and its search. */
export function CategoryNav({ categories, current, q }: CategoryNavProps) {
  const t = useTranslate();
  const href = useHref();
  const items = [
    { label: t('blog.all'), href: href('content/blog'), current: current === undefined && q === undefined },
    ...categories.map(({ name, slug }) => ({
      label: name,
      href: href('content/blog-category', { categorySlug: slug }),
      current: slug === current,
    })),
  ];
  return (
    <Bar>
      <Tabs label={t('blog.categories')} items={items} />
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet announced everywhere */}
      <form action={href('content/blog-search')} method="get" role="search" aria-label={t('blog.search')}>
        <TextInput
          type="search"
          name="q"
          aria-label={t('blog.searchLabel')}
          defaultValue={q}
          placeholder={t('blog.searchPlaceholder')}
          required
        />
        <Button type="submit" variant="secondary" aria-label={t('blog.search')}>
          <Search aria-hidden="true" />
        </Button>
      </form>
    </Bar>
  );
}
