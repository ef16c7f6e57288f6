import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { EmptyState, LinkButton, Stack, Text } from '@aksamit/ui';
import { CalendarClock } from 'lucide-react';

/** Where a visit begins for who has nothing in the cart yet: the header's "book a visit" leads here. */
export function NothingToBook() {
  const t = useTranslate();
  const href = useHref();
  return (
    <Stack gap={5}>
      <EmptyState
        headingLevel={1}
        icon={<CalendarClock />}
        title={t('reservation.start')}
        text={t('reservation.startText')}
        action={
          <Stack direction="row" gap={3} style={{ justifyContent: 'center' }}>
            <LinkButton href={href('catalog/womens-zone')}>{t('cart.womensZone')}</LinkButton>
            <LinkButton href={href('catalog/mens-zone')}>{t('cart.mensZone')}</LinkButton>
            <LinkButton variant="secondary" href={href('catalog/salons')}>
              {t('reservation.startSalons')}
            </LinkButton>
          </Stack>
        }
      />
      <Text size="sm" tone="muted" style={{ textAlign: 'center' }}>
        {t('reservation.owned')} <a href={`${href('panel/visits')}?tab=treatments`}>{t('reservation.ownedLink')}</a>
      </Text>
    </Stack>
  );
}
