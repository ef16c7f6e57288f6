import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { usePageHead, usePageParams } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useQuery } from '@aksamit/module-sdk/query';
import { Container, EmptyState, Notice, Section } from '@aksamit/ui';
import { withBrand } from '../document-head/with-brand';
import { TextState } from '../features/blocks/components/text-state';
import { ShownPageRecord } from './cms-text';
import { type Preview, previewQuery } from './load-preview';
import { ShownArticle } from './shown-article';

// Private: the token stands in the address, so that no cache keeps the page and no search engine knows it.
export default definePage({
  name: 'preview',
  layout: 'plain',
  rendering: 'private',
  patterns: { pl: ['/podglad/:token/'], en: ['/preview/:token/'] },
  load,
  component: PreviewPage,
});

async function load({ http, queryClient, context, t, setHead }: LoadInput): Promise<LoadResult> {
  setHead({ title: withBrand(t('preview.title'), context.market.brand.name), robots: 'noindex' });
  const found = await queryClient.fetchQuery(previewQuery(http, context.params.token ?? ''));
  return { status: found ? 200 : 404 };
}

/** What staff write, by the parts of the page that will show it: an article or a text page that is not public yet. */
export function PreviewPage() {
  const t = useTranslate();
  const { token = '' } = usePageParams();
  const preview = useQuery(previewQuery(useHttp(), token));
  if (preview.data === null) return <Ended />;
  if (preview.data) return <Shown preview={preview.data} />;
  return <TextState title={t('preview.title')} query={preview} />;
}

function Shown({ preview: { article, page, expiresAt } }: { preview: Preview }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <>
      <Container style={{ paddingTop: '1rem' }}>
        <Notice title={t('preview.title')}>{t('preview.text', { until: formatDateTime(expiresAt, locale) })}</Notice>
      </Container>
      {article ? <ShownArticle article={article} isPreview /> : null}
      {page ? <ShownPageRecord page={page} isPreview /> : null}
    </>
  );
}

function Ended() {
  const t = useTranslate();
  usePageHead({ title: t('preview.endedTitle'), robots: 'noindex' });
  return (
    <Section>
      <Container width="narrow">
        <EmptyState headingLevel={1} title={t('preview.endedTitle')} text={t('preview.endedText')} />
      </Container>
    </Section>
  );
}
