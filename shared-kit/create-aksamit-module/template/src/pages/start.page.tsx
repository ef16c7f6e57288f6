import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageHead } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { Container, Heading, Section, Stack, Text } from '@aksamit/ui';

export default definePage({
  name: 'start',
  layout: 'plain',
  rendering: 'public',
  patterns: { pl: ['/adres-modulu/'], en: ['/module-address/'] },
  // Visitors enter on it: it comes with the module's first script.
  chunk: 'app',
  component: StartPage,
});

/** The module's first page. */
export function StartPage() {
  const t = useTranslate();
  usePageHead({ title: t('start.metaTitle'), description: t('start.metaDescription') });
  return (
    <Section>
      <Container>
        <Stack gap={4}>
          <Heading level={1}>{t('start.title')}</Heading>
          <Text size="lead" tone="muted">
            {t('start.lead')}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
