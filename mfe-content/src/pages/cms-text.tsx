import { shareImage, trailEntry } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatLongDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { Island } from '@aksamit/module-sdk/islands';
import { useHref, useModule, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Breadcrumbs, type BreadcrumbsProps, Container, Heading, Section, Stack, Text } from '@aksamit/ui';
import type { ReactNode } from 'react';
import { withBrand } from '../document-head/with-brand';
import { PromoCard } from '../features/articles/components/promo-card';
import { ContentBlocks } from '../features/blocks/components/content-blocks';
import { OutlineNav } from '../features/blocks/components/outline-nav';
import { TextState } from '../features/blocks/components/text-state';
import { outlineOf, questionsOf } from '../features/blocks/outline';
import { cmsPageQuery, type ShownPage } from '../features/cms/api/get-cms-page';
import { faqJsonLd } from '../features/cms/faq-json-ld';
import { cmsSlugOf } from '../features/cms/page-slug';
import copyContact from '../islands/copy-contact.island';
import { SkippedMarks } from '../sections/components/skipped-marks';
import { hasTypedSections, isTextWithBars } from '../sections/section-kinds';
import { SectionList } from '../sections/section-list';
import { NotFoundPage } from './not-found-page';

/** A page whose text is a record. `isPreview`: not public yet, and not indexed. */
export function ShownPageRecord({
  page,
  isPreview = false,
  children,
}: {
  page: ShownPage;
  isPreview?: boolean;
  children?: ReactNode;
}) {
  const t = useTranslate();
  const href = useHref();
  const { basePath, locale, market, origin } = usePageContext();
  const trail = [{ label: t('links.home'), href: href('content/home') }, { label: page.title }];
  usePageHead({
    title: withBrand(page.meta.title, market.brand.name),
    description: page.meta.description,
    keywords: page.meta.keywords,
    canonicalPath: `${basePath}${page.meta.canonical ?? page.paths[locale]}`,
    alternates: page.paths,
    ...(page.meta.image ? { image: shareImage(page.meta.image) } : {}),
    ...(isPreview ? { robots: 'noindex' as const } : {}),
    jsonLd: [trailEntry({ origin, trail }), ...faqJsonLd(questionsOf(page.body))],
  });
  const isTyped = hasTypedSections(page.sections) && !isTextWithBars(page.sections, page.body);
  return isTyped ? (
    <TypedPage page={page} trail={trail}>
      {children}
    </TypedPage>
  ) : (
    <TextPage page={page} trail={trail}>
      {children}
    </TextPage>
  );
}

interface PagePartProps {
  page: ShownPage;
  trail: BreadcrumbsProps['items'];
  children: ReactNode;
}

/** Where the page stands, its heading, and since when it holds. */
function PageHeading({ page, trail }: Omit<PagePartProps, 'children'>) {
  const t = useTranslate();
  const { locale } = usePageContext();
  return (
    <Stack gap={4}>
      <Breadcrumbs label={t('breadcrumbs')} items={trail} />
      <Heading level={1}>{page.title}</Heading>
      <Text size="lead" tone="muted">
        {page.lead}
      </Text>
      {page.effectiveAt ? (
        <Text size="sm" tone="muted">
          {t('text.effectiveFrom', { date: formatLongDate(page.effectiveAt, locale) })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** One long text, with its contents, and the promo bar that stands on it. */
function TextPage({ page, trail, children }: PagePartProps) {
  const t = useTranslate();
  const { basePath } = usePageContext();
  return (
    <Section style={{ paddingTop: '1rem' }}>
      <Container width="narrow">
        <Stack gap={8}>
          <PageHeading page={page} trail={trail} />
          <SkippedMarks skipped={page.skipped ?? []} />
          {page.sections.map((section) =>
            section.kind === 'promoBar' ? <PromoCard key={section.headline} {...section} look={section.look} /> : null,
          )}
          <OutlineNav title={t('article.outline')} entries={outlineOf(page.body)} />
          <ContentBlocks
            blocks={page.body}
            basePath={basePath}
            copyOf={(value) => <Island of={copyContact} props={{ value }} />}
          />
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

/** Sections over the whole width. What the page's file adds comes last, unless the record has a form of its own. */
function TypedPage({ page, trail, children }: PagePartProps) {
  const t = useTranslate();
  const hasHero = page.sections[0]?.kind === 'hero';
  const hasForm = page.sections.some(({ kind }) => kind === 'form');
  return (
    <>
      <Container style={{ paddingTop: '1rem', paddingBottom: hasHero ? 0 : '1.75rem' }}>
        {hasHero ? <Breadcrumbs label={t('breadcrumbs')} items={trail} /> : <PageHeading page={page} trail={trail} />}
      </Container>
      <SectionList sections={page.sections} skipped={page.skipped} pageTitle={page.title} />
      {children && !hasForm ? (
        <Section>
          <Container width="narrow">{children}</Container>
        </Section>
      ) : null}
    </>
  );
}

/** A page whose text is a record: information, legal, campaign; or "not found" where there is no record. `children` come after it. */
export function CmsPage({ children }: { children?: ReactNode }) {
  const http = useHttp();
  const { page, host } = useModule();
  const { locale, market } = usePageContext();
  const text = useQuery(cmsPageQuery(http, cmsSlugOf(page, host.sitemap, locale)));
  if (text.data === null) return <NotFoundPage />;
  if (text.data) return <ShownPageRecord page={text.data}>{children}</ShownPageRecord>;
  return <TextState title={market.brand.name} query={text} />;
}
