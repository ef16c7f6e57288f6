import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { offscreen } from '@aksamit/ui';
import { articleTeaser } from '../../features/articles/api/article-teaser';
import { ArticleList } from '../../features/articles/components/article-list';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

/** Articles of the blog; nothing where there is none. */
export function ArticlesSection({ section, position }: SectionProps<'articles'>) {
  const t = useTranslate();
  const href = useHref();
  if (section.articles.length === 0) return null;
  const { eyebrow, title = t('journal.eyebrow'), lead, more } = section;
  return (
    <SectionBand
      head={{ eyebrow, title, lead, more }}
      position={position}
      action={<a href={href('content/blog')}>{t('journal.all')}</a>}
      style={offscreen(1540, 725)}
    >
      <ArticleList articles={section.articles.map(articleTeaser)} headingLevel={3} />
    </SectionBand>
  );
}
