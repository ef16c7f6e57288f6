import type { Gender } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Card, LinkButton, Stack, Text } from '@aksamit/ui';
import { Phone } from 'lucide-react';
import { zonePages } from '../zone-filters';

/** What stands for the buy box of a treatment without a price: whom to ask, and the treatments that are sold. */
export function NotSold({ gender }: { gender: Gender }) {
  const t = useTranslate();
  const href = useHref();
  const { phone } = usePageContext().market.brand;
  return (
    <Card tone="raised">
      <Stack gap={4}>
        <Text>{t('product.notSold')}</Text>
        <Stack direction="row" gap={3}>
          <LinkButton href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Phone aria-hidden="true" />
            {phone}
          </LinkButton>
          <LinkButton variant="secondary" href={href(zonePages[gender].list)}>
            {t(`missing.${gender}`)}
          </LinkButton>
        </Stack>
      </Stack>
    </Card>
  );
}
