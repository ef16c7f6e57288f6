import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref, useMoney } from '@aksamit/shared-kit/lifecycle';
import { formatSavings } from '@aksamit/shared-kit/money';
import { Badge, Grid, LinkButton, Picture, PriceBlock, ProductCard, Skeleton } from '@aksamit/shared-kit/ui';
import { Clock, Repeat } from 'lucide-react';
import type { TreatmentCard } from '../api/get-treatment-cards';

function Card({ card }: { card: TreatmentCard }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const address = href(card.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', { slug: card.slug });
  const reduced = card.finalPrice < card.price;
  const price = (
    <PriceBlock
      final={money(card.finalPrice, card.currency)}
      unit={card.packageQuantity > 1 ? t('price.perPackage') : t('price.perTreatment')}
      {...(reduced
        ? {
            original: money(card.price, card.currency),
            originalLabel: t('price.before'),
            savings: `−${formatSavings(card.price, card.finalPrice)}%`,
          }
        : {})}
      lowestPrice={
        reduced && card.lowestPriceValue !== null
          ? t('price.lowest', { amount: money(card.lowestPriceValue, card.currency) })
          : undefined
      }
    />
  );
  return (
    <ProductCard
      title={card.name}
      href={address}
      picture={<Picture image={card.image} sizes="(min-width: 1025px) 18rem, (min-width: 640px) 45vw, 90vw" alt="" />}
      badges={
        <>
          <Badge>{t(card.gender === 'male' ? 'zones.forMen' : 'zones.forWomen')}</Badge>
          {reduced ? <Badge tone="accent">{t('price.promotion')}</Badge> : null}
        </>
      }
      facts={
        <>
          {card.duration === null ? null : (
            <span>
              <Clock aria-hidden="true" />
              {t('price.minutes', { count: card.duration })}
            </span>
          )}
          {card.packageQuantity > 1 ? (
            <span>
              <Repeat aria-hidden="true" />
              {t('price.treatments', { count: card.packageQuantity })}
            </span>
          ) : null}
        </>
      }
      price={price}
      action={
        <LinkButton
          href={address}
          size="sm"
          variant="secondary"
          aria-label={t('price.chooseNamed', { name: card.name })}
        >
          {t('price.choose')}
        </LinkButton>
      }
    />
  );
}

/** Treatments or packages as cards; skeletons of their size until they are there. */
export function TreatmentCards({ cards, count }: { cards: readonly TreatmentCard[] | undefined; count: number }) {
  const minColumn = count > 3 ? '15.5rem' : '18rem';
  if (!cards) {
    return (
      <Grid gap={6} minColumn={minColumn} aria-busy="true">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Skeleton key={index} height="30rem" shape="card" />
        ))}
      </Grid>
    );
  }
  return (
    <Grid as="ul" gap={6} minColumn={minColumn}>
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} />
        </li>
      ))}
    </Grid>
  );
}
