import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Card, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import type { BetterBundle } from '../better-bundle';

/** The bundle in which the shown treatment costs less, with both prices. */
export function BundleAdvice({ bundle }: { bundle: BetterBundle }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const { name, slug, parts, treatments, total, each, own } = bundle;
  return (
    <Card tone="blush">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('productPage.bundle.title')}
        </Heading>
        <Text size="sm">
          {t('productPage.bundle.text', {
            name,
            parts,
            treatments: t('purchase.treatments', { count: treatments }),
            total: money(total),
            each: money(each),
            own: money(own),
          })}
        </Text>
        <div>
          <LinkButton size="sm" variant="secondary" href={href('catalog/bundle', { slug })}>
            {t('productPage.bundle.action', { name })}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
