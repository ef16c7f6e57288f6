import type { BundleSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Badge, SaleCard } from '@aksamit/ui';
import { Gift, Repeat } from 'lucide-react';
import { bundleReduction } from '../bundle-rules';
import { BundlePrice } from './bundle-price';

/** A bundle in a list. */
export function BundleCard({ bundle, eager }: { bundle: BundleSummary; eager?: boolean }) {
  const t = useTranslate();
  const href = useHref();
  const isReduced = bundleReduction(bundle) !== null;
  const address = href('catalog/bundle', { slug: bundle.slug });
  return (
    <SaleCard
      title={bundle.name}
      href={address}
      headingLevel={3}
      image={bundle.image}
      eager={eager}
      badges={
        bundle.isMostBought || isReduced ? (
          <>
            {bundle.isMostBought ? <Badge tone="accent">{t('bundle.mostBought')}</Badge> : null}
            {isReduced ? <Badge tone="accent">{t('card.promotion')}</Badge> : null}
          </>
        ) : null
      }
      facts={
        <>
          <span>
            <Repeat aria-hidden="true" />
            {t('purchase.treatments', { count: bundle.packageQuantityTotal })}
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
      lead={bundle.lead}
      action={{ label: t('bundle.compose'), name: t('bundle.composeNamed', { name: bundle.name }) }}
    />
  );
}
