import type { Product } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { packageVariantsQuery } from '../features/treatments/api/list-package-variants';
import { zonePages } from '../features/treatments/zone-filters';
import { VariantCards } from '../features/variants/variant-cards';

/** Minimum, komfort and premium of one package, compared; the page stands without them. */
export function PackageSizes({ product }: { product: Product }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const variants = useQuery({ ...packageVariantsQuery(useHttp(), product), enabled: product.level !== null }).data;
  return (
    <VariantCards
      variants={(variants ?? []).map(({ slug, treatments, bonus, standardPrice, savingsPercent, ...variant }) => ({
        ...variant,
        href: href(zonePages[product.gender].product, { slug }),
        saving:
          standardPrice !== null && savingsPercent > 0
            ? t('price.separately', { percent: savingsPercent, price: money(standardPrice) })
            : null,
        isCurrent: variant.id === product.id,
        facts: [
          t('purchase.treatments', { count: treatments }),
          ...(bonus > 0 ? [t('variants.bonus', { count: bonus })] : []),
          ...product.productBodyParts.map(({ name }) => name),
        ],
      }))}
    />
  );
}
