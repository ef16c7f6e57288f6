import type { BodyPart } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Card, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import type { BetterBundle } from '../better-bundle';

interface BundleAdviceProps {
  bundle: BetterBundle;
  /** The body part that the bundle's page has chosen already; undefined: none. */
  part: BodyPart | undefined;
}

/** The bundle in which the shown treatment costs less, with both prices, and the way to the choice of its body parts. */
export function BundleAdvice({ bundle, part }: BundleAdviceProps) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const { name, slug, least, parts, treatments, total, each, own } = bundle;
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
        {part ? <Text size="sm">{t('productPage.bundle.start', { count: least, part: part.name })}</Text> : null}
        <div>
          <LinkButton size="sm" variant="secondary" href={href('catalog/bundle', { slug }) + choosing(part)}>
            {t('productPage.bundle.action')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

const choosing = (part: BodyPart | undefined) => (part ? `?${new URLSearchParams({ bodyPart: part.code })}` : '');
