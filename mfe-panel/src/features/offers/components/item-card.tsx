import type { OfferSummary, ProductSummary } from '@aksamit/contracts';
import { reductionOf } from '@aksamit/contracts/money';
import { cardImage } from '@aksamit/contracts/pictures';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Badge, PriceBlock, reductionProps, SaleCard, Text } from '@aksamit/ui';

type Item = ProductSummary | OfferSummary;
const isOffer = (item: Item): item is OfferSummary => 'modelType' in item;

function pageOf(item: Item) {
  if (isOffer(item)) return item.variant === 'flexy' ? 'catalog/flexi-special-offer' : 'catalog/special-offer';
  return item.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product';
}

/** A treatment, package or special offer that is proposed, with everything that a reduced price must show. */
export function ItemCard({ item }: { item: Item }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const money = useMoney();
  const { finalPrice, currency } = item.pricing;
  const single = isOffer(item) ? item.standardPrice : null;
  const address = href(pageOf(item), { slug: item.slug });
  return (
    <SaleCard
      title={item.name}
      href={address}
      headingLevel={2}
      // An offer's is of its own already.
      image={isOffer(item) ? item.image : cardImage(item)}
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
          saving={
            single !== null && item.savingsPercent > 0
              ? t('offers.separately', { percent: item.savingsPercent, price: money(single, currency.code) })
              : undefined
          }
          {...reductionProps(reductionOf({ paid: finalPrice, lowestPiece: item.lowestPriceValue, pieces: 1 }), {
            money: (minor) => money(minor, currency.code),
            label: t('offers.lowestLabel'),
            lowest: (lowest) => t('offers.lowest', { price: lowest }),
          })}
        />
      }
      lead={item.lead}
      action={{ label: t('offers.see'), name: t('offers.seeNamed', { name: item.name }) }}
    >
      {isOffer(item) && item.validTo ? (
        <Text size="sm">{t('offers.validTo', { date: formatDate(item.validTo, locale) })}</Text>
      ) : null}
    </SaleCard>
  );
}
