import type { OfferSummary, ProductSummary } from '@aksamit/shared-kit/contracts';
import { formatDate, useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref, useMoney } from '@aksamit/shared-kit/lifecycle';
import { Badge, PriceBlock, SaleCard, Text } from '@aksamit/shared-kit/ui';

type Item = ProductSummary | OfferSummary;
const isOffer = (item: Item): item is OfferSummary => 'modelType' in item;

function pageOf(item: Item): string {
  if (isOffer(item)) return item.variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer';
  return item.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product';
}

/** A treatment, package or special offer that is proposed, with everything that a reduced price has to say. */
export function ItemCard({ item }: { item: Item }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const { price, finalPrice, currency } = item.pricing;
  const isPromoted = finalPrice < price;
  const single = isOffer(item) ? item.standardPrice : null;
  const before = isPromoted ? price : single !== null && single > finalPrice ? single : null;
  const address = href(pageOf(item), { slug: item.slug });
  return (
    <SaleCard
      title={item.name}
      href={address}
      headingLevel={2}
      image={item.image}
      sizes="(min-width: 1280px) 300px, (min-width: 640px) 46vw, calc(100vw - 2rem)"
      badges={
        isOffer(item) && item.label ? (
          <Badge tone="accent">{item.label}</Badge>
        ) : item.promoRecommended ? (
          <Badge tone="soft">{t('offers.recommended')}</Badge>
        ) : null
      }
      price={
        <PriceBlock
          final={money(finalPrice, currency.code)}
          original={before === null ? undefined : money(before, currency.code)}
          originalLabel={t(isPromoted ? 'offers.before' : 'offers.oneByOne')}
          unit={before !== null && !isPromoted ? t('offers.oneByOneNote') : undefined}
          savings={item.savingsPercent > 0 ? `−${item.savingsPercent}%` : undefined}
          lowestPrice={
            item.lowestPriceValue === null
              ? undefined
              : t('offers.lowest', { price: money(item.lowestPriceValue, currency.code) })
          }
        />
      }
      lead={item.lead}
      action={{ label: t('offers.see'), name: t('offers.seeNamed', { name: item.name }) }}
    >
      {isOffer(item) && item.validTo ? (
        <Text size="sm">{t('offers.validTo', { date: formatDate(item.validTo) })}</Text>
      ) : null}
    </SaleCard>
  );
}
