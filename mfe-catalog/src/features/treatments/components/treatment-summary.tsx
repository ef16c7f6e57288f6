import type { Product } from '@aksamit/shared-kit/contracts';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useMoney, usePageContext } from '@aksamit/shared-kit/lifecycle';
import { media, tokens } from '@aksamit/shared-kit/theme';
import { Badge, Eyebrow, Heading, Picture, PriceBlock, StickyBar, Text } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';
import { Clock, PersonStanding, Repeat } from 'lucide-react';
import type { PriceChoice } from '../price-rules';
import { AddToCart, BuyBox } from './buy-box';
import { useDuration } from './use-duration';

const Layout = styled.div`
  display: grid;
  gap: 1.5rem clamp(1.5rem, 4vw, 4rem);
  padding-block: 0.75rem clamp(2rem, 1rem + 4vw, 4.5rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    align-items: start;
  }
`;

const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.blush};

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.mobile} {
    aspect-ratio: 16 / 10;
  }
  ${media.desktop} {
    aspect-ratio: 1;
    position: sticky;
    top: calc(${tokens.headerHeight} + 1rem);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 1rem;
`;

const Facts = styled.ul`
  display: grid;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
  font-size: ${tokens.text.sm};

  & > li {
    display: flex;
    gap: 0.625rem;
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.1em;
    color: ${tokens.color.accent};
  }
`;

interface TreatmentSummaryProps {
  product: Product;
  choices: readonly PriceChoice[];
  chosen: PriceChoice | undefined;
  onChoose: (quantity: number) => void;
}

/** First screen of a product page: picture, name, facts, price and the way into the cart. */
export function TreatmentSummary({ product, choices, chosen, onChoose }: TreatmentSummaryProps) {
  const t = useTranslate();
  return (
    <Layout>
      <Frame>
        <Picture image={product.image} eager sizes="(min-width: 1025px) 52vw, calc(100vw - 2rem)" />
      </Frame>
      <Words>
        <div>
          <Eyebrow>{product.category.name}</Eyebrow>
          <Heading level={1}>{product.name}</Heading>
        </div>
        {product.ongoingPromos[0] ? (
          <div>
            <Badge tone="accent">{product.ongoingPromos[0].name}</Badge>
          </div>
        ) : null}
        <Text size="lead">{product.lead}</Text>
        <SummaryFacts product={product} />
        {chosen ? (
          <BuyBox product={product} choices={choices} chosen={chosen} onChoose={onChoose} />
        ) : (
          <Text>{t('product.notSold')}</Text>
        )}
      </Words>
    </Layout>
  );
}

function SummaryFacts({ product }: { product: Product }) {
  const t = useTranslate();
  const { additionalVisitTime } = usePageContext().market;
  const duration = useDuration(product);
  const { recommendedQuantityFrom: from, recommendedQuantityTo: to } = product;
  const firstVisit = additionalVisitTime > 0 ? ` ${t('duration.firstVisit', { minutes: additionalVisitTime })}` : '';
  return (
    <Facts>
      {duration ? (
        <li>
          <Clock aria-hidden="true" />
          {t('product.duration', { duration })}
          {firstVisit}
        </li>
      ) : null}
      {product.type === 'package' ? (
        <li>
          <Repeat aria-hidden="true" />
          {t('product.packageHolds', { count: product.packageQuantity })}
        </li>
      ) : from > 1 ? (
        <li>
          <Repeat aria-hidden="true" />
          {to > from ? t('product.seriesRange', { from, count: to }) : t('product.series', { count: from })}
        </li>
      ) : null}
      {product.productBodyParts.length > 0 ? (
        <li>
          <PersonStanding aria-hidden="true" />
          {product.productBodyParts.map(({ name }) => name).join(', ')}
        </li>
      ) : null}
    </Facts>
  );
}

/** Spans the page, so that the bar sticks to the screen's bottom all the way down. */
const Dock = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 20;
  padding-inline: ${tokens.gutter};

  /* Narrow as its amount, so that the button keeps its words on one line. */
  & > div > :first-of-type {
    flex: none;
    width: min-content;
  }
  ${media.tablet} {
    display: none;
  }
`;

/** The phone's bottom bar: what is chosen, what it costs, the cart's button. Put it last in the page's outermost element. */
export function TreatmentStickyBar({ product, chosen }: { product: Product; chosen: PriceChoice }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <Dock>
      <StickyBar label={t('product.stickyLabel')}>
        <PriceBlock final={money(chosen.total)} unit={t('card.treatments', { count: chosen.treatments })} />
        <AddToCart product={product} quantity={chosen.quantity} />
      </StickyBar>
    </Dock>
  );
}
