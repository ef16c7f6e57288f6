import { trailEntry } from '@aksamit/contracts/structured-data';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { Breadcrumbs, Container, Heading, Section, Stack, Text } from '@aksamit/ui';
import { withBrand } from '../document-head/with-brand';
import { formAction } from '../features/forms/sent-form/form-action';
import { ServedForm } from '../forms/served-form';

export default definePage({
  name: 'newsletter',
  layout: 'plain',
  rendering: 'public',
  islands: true,
  patterns: { pl: ['/newsletter/'], en: ['/newsletter/'] },
  // Receipt of a form that the browser itself sent.
  query: ['sent'],
  load,
  act: formAction,
  component: NewsletterPage,
});

async function load({ context, t, setHead }: LoadInput): Promise<LoadResult> {
  setHead({
    title: withBrand(t('newsletter.title'), context.market.brand.name),
    description: t('newsletter.description'),
  });
  return { status: 200 };
}

const INSIDE = ['treatments', 'advice', 'offers'] as const;

/** The newsletter: what it holds, how one gets it and leaves it, and its form. */
export function NewsletterPage() {
  const t = useTranslate();
  const href = useHref();
  const { market, origin } = usePageContext();
  const trail = [{ label: t('links.home'), href: href('content/home') }, { label: t('newsletter.title') }];
  usePageHead({
    title: withBrand(t('newsletter.title'), market.brand.name),
    description: t('newsletter.description'),
    jsonLd: [trailEntry({ origin, trail })],
  });
  return (
    <Section style={{ paddingTop: '1rem' }}>
      <Container width="narrow">
        <Stack gap={8}>
          <Stack gap={4}>
            <Breadcrumbs label={t('breadcrumbs')} items={trail} />
            <Heading level={1}>{t('newsletter.title')}</Heading>
            <Text size="lead" tone="muted">
              {t('newsletter.lead')}
            </Text>
          </Stack>
          <ul>
            {INSIDE.map((part) => (
              <li key={part}>{t(`newsletter.inside.${part}`)}</li>
            ))}
          </ul>
          <ServedForm name="newsletter" />
        </Stack>
      </Container>
    </Section>
  );
}
