import type { PromoBar } from '@aksamit/contracts';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Card, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { recordAddress } from '../../../addresses/record-address';

/** The promo bar of an article: a headline with one or two buttons. */
export function ArticlePromo({ promo }: { promo: PromoBar }) {
  const { basePath } = usePageContext();
  const main = recordAddress(promo.promoBarButtonMainUrl, basePath);
  const side = recordAddress(promo.promoBarButtonSideUrl, basePath);
  return (
    <Card tone="blush" as="aside" aria-label={promo.promoBarHeadline}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {promo.promoBarHeadline}
        </Heading>
        <Text>{promo.promoBarSubheadline}</Text>
        <Stack direction="row" gap={3}>
          {main && promo.promoBarButtonMainLabel ? (
            <LinkButton href={main}>{promo.promoBarButtonMainLabel}</LinkButton>
          ) : null}
          {side && promo.promoBarButtonSideLabel ? (
            <LinkButton href={side} variant="secondary">
              {promo.promoBarButtonSideLabel}
            </LinkButton>
          ) : null}
        </Stack>
      </Stack>
    </Card>
  );
}
