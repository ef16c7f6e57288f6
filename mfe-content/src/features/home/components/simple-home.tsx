import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Fragment, useHref } from '@aksamit/module-sdk/lifecycle';
import { Container, Heading, LinkButton, Section, Stack, Text } from '@aksamit/ui';

/** The front page without its record: the ways into the shop, and what is bought most. */
export function SimpleHome() {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      <Section>
        <Container>
          <Stack gap={6}>
            <Heading level={1} size="display">
              {t('home.simple.title')}
            </Heading>
            <Text size="lead" tone="muted">
              {t('home.simple.lead')}
            </Text>
            <Stack direction="row" gap={3}>
              <LinkButton href={href('catalog/womens-zone')}>{t('zones.women')}</LinkButton>
              <LinkButton href={href('catalog/mens-zone')} variant="secondary">
                {t('zones.men')}
              </LinkButton>
              <LinkButton href={href('catalog/salons')} variant="secondary">
                {t('links.salons')}
              </LinkButton>
            </Stack>
          </Stack>
        </Container>
      </Section>
      <Fragment module="catalog" name="product-teaser" version={1} optional props={{ title: t('popular.title') }} />
    </>
  );
}
