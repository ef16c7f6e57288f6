import type { Bundle } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { bundleVariantsQuery } from '../features/sales/api/list-bundle-variants';
import { bundleReduction } from '../features/sales/bundle-rules';
import { bundleSaving } from '../features/sales/components/bundle-price';
import { VariantCards } from '../features/variants/variant-cards';

/** Soft, komfort and premium of one bundle, compared; the page stands without them. */
export function BundleSizes({ bundle }: { bundle: Bundle }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const variants = useQuery({ ...bundleVariantsQuery(useHttp(), bundle), enabled: bundle.level !== null }).data;
  return (
    <VariantCards
      variants={(variants ?? []).map(({ slug, pricing, packageQuantityTotal, packageBonusQuantity, ...variant }) => ({
        id: variant.id,
        name: variant.name,
        saving: bundleSaving(variant, t, money),
        href: href('catalog/bundle', { slug }),
        isCurrent: variant.id === bundle.id,
        total: pricing.finalPrice,
        perTreatment: pricing.pricePerItem,
        reduction: bundleReduction({ pricing, packageQuantityTotal }),
        facts: [
          variant.minProductSelection < variant.bodyPartCount
            ? t('variants.partsRange', { least: variant.minProductSelection, count: variant.bodyPartCount })
            : t('variants.parts', { count: variant.bodyPartCount }),
          t('variants.each', { count: packageQuantityTotal }),
          ...(packageBonusQuantity > 0 ? [t('variants.bonus', { count: packageBonusQuantity })] : []),
        ],
      }))}
    />
  );
}
