import { reductionOf } from '@aksamit/contracts/money';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Badge, PriceBlock, reductionProps, SaleCard, Skeleton } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Clock, Repeat } from 'lucide-react';
import type { TreatmentCard } from '../api/get-treatment-cards';

function Card({ card }: { card: TreatmentCard }) {
  const t = useTranslate();
  const href = useHref();
  const money = useMoney();
  const address = href(card.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product', { slug: card.slug });
  const reduction = reductionOf({ paid: card.finalPrice, lowestPiece: card.lowestPriceValue, pieces: 1 });
  const price = (
    <PriceBlock
      final={money(card.finalPrice, card.currency)}
      unit={card.packageQuantity > 1 ? t('price.perPackage') : t('price.perTreatment')}
      {...reductionProps(reduction, {
        money: (minor) => money(minor, card.currency),
        label: t('price.lowestLabel'),
        lowest: (amount) => t('price.lowest', { amount }),
      })}
    />
  );
  return (
    <SaleCard
      title={card.name}
      href={address}
      image={card.image}
      sizes="(min-width: 1025px) 18rem, (min-width: 640px) 45vw, 90vw"
      badges={
        <>
          <Badge>{t(card.gender === 'male' ? 'zones.forMen' : 'zones.forWomen')}</Badge>
          {reduction ? <Badge tone="accent">{t('price.promotion')}</Badge> : null}
        </>
      }
      facts={
        <>
          {card.duration === null ? null : (
            <span>
              <Clock aria-hidden="true" />
              {card.durationTo !== null && card.durationTo > card.duration
                ? t('price.minutesRange', { from: card.duration, to: card.durationTo })
                : t('price.minutes', { minutes: card.duration })}
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
      action={{ label: t('price.choose'), name: t('price.chooseNamed', { name: card.name }) }}
    />
  );
}

// A row that is swiped on a phone; the next card's edge shows that there is more.
const Row = styled.ul`
  display: grid;
  grid-auto-columns: min(78%, 19rem);
  grid-auto-flow: column;
  gap: 1rem;
  margin-inline: calc(-1 * ${tokens.gutter});
  padding: 0.25rem ${tokens.gutter} 1rem;
  overflow-x: auto;
  list-style: none;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${tokens.gutter};
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;

  & > li {
    scroll-snap-align: start;
  }
  ${media.tablet} {
    grid-auto-columns: auto;
    grid-auto-flow: row;
    grid-template-columns: repeat(var(--tablet-cards), minmax(0, 1fr));
    gap: 1.5rem;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
  ${media.desktop} {
    grid-template-columns: repeat(var(--cards), minmax(0, 1fr));
  }
`;

/** Treatments or packages as cards; skeletons of their size until they are loaded. `count`: cards in a wide row. */
export function TreatmentCards({ cards, count }: { cards: readonly TreatmentCard[] | undefined; count: number }) {
  // Three in a row from a tablet up: two would leave a gap beside the last one.
  const style: Record<`--${string}`, number> = { '--cards': count, '--tablet-cards': count === 3 ? 3 : 2 };
  if (!cards) {
    return (
      <Row style={style} aria-busy="true">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <li key={index}>
            <Skeleton height="30rem" shape="card" />
          </li>
        ))}
      </Row>
    );
  }
  return (
    <Row style={style}>
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} />
        </li>
      ))}
    </Row>
  );
}
