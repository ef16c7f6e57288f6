import type { BundleSummary } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { Badge, LinkButton, Picture, ProductCard, Text } from '@aksamit/shared-kit/ui';
import { Gift, Repeat } from 'lucide-react';
import { BundlePrice } from './bundle-price';

/** A bundle in a list. */
export function BundleCard({ bundle, eager }: { bundle: BundleSummary; eager?: boolean }) {
  const t = useTranslate();
  const href = useHref();
  const address = href('catalog/bundle', { slug: bundle.slug });
  return (
    <ProductCard
      title={bundle.name}
      href={address}
      headingLevel={3}
      picture={
        <Picture
          image={bundle.image}
          alt=""
          eager={eager}
          sizes="(min-width: 1280px) 400px, (min-width: 640px) 46vw, calc(100vw - 2rem)"
        />
      }
      badges={
        bundle.isMostBought || bundle.ongoingPromos.length > 0 ? (
          <>
            {bundle.isMostBought ? <Badge tone="accent">{t('bundle.mostBought')}</Badge> : null}
            {bundle.ongoingPromos.length > 0 ? <Badge tone="accent">{t('card.promotion')}</Badge> : null}
          </>
        ) : null
      }
      facts={
        <>
          <span>
            <Repeat aria-hidden="true" />
            {t('card.treatments', { count: bundle.packageQuantityTotal })}
          </span>
          {bundle.packageBonusQuantity > 0 ? (
            <span>
              <Gift aria-hidden="true" />
              {t('bundle.bonus', { count: bundle.packageBonusQuantity })}
            </span>
          ) : null}
        </>
      }
      price={<BundlePrice bundle={bundle} />}
      action={
        <LinkButton
          href={address}
          size="sm"
          variant="secondary"
          aria-label={t('bundle.composeNamed', { name: bundle.name })}
        >
          {t('bundle.compose')}
        </LinkButton>
      }
    >
      <Text size="sm" tone="muted">
        {bundle.lead}
      </Text>
    </ProductCard>
  );
}
