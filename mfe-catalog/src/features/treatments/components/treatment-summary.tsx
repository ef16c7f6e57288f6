import type { Product } from '@aksamit/contracts';
import { Card, Eyebrow, Heading, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ProductHero } from '../../../product-hero/product-hero';
import { PurchasePromises } from '../../../product-hero/purchase-promises';
import type { PriceChoice } from '../price-rules';
import { NotSold } from './not-sold';
import { PromoLine } from './promo-line';
import { RatingLink } from './rating-link';
import { TreatmentFacts } from './treatment-facts';

interface TreatmentSummaryProps {
  product: Product;
  /** What is chosen at first; undefined: it is not sold now. */
  initial: PriceChoice | undefined;
  /** What stands below the picture on a wide screen, and after everything else on a phone; null: nothing. */
  beside: ReactNode;
  /** The button that remembers it, beside its name. */
  remember: ReactNode;
  /** The buy box's content. */
  children: ReactNode;
}

const Purchase = styled.div`
  display: grid;
  gap: 1.25rem;
`;

/** The name, and a button at its end. */
const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 0.5rem;
`;

/** First screen of a product page: pictures, name, facts, and what is below them before buying. */
export function TreatmentSummary({ product, initial, beside, remember, children }: TreatmentSummaryProps) {
  return (
    <ProductHero pictures={product.images} beside={beside}>
      <Title>
        <div>
          <Eyebrow>{product.category.name}</Eyebrow>
          <Heading level={1}>{product.name}</Heading>
        </div>
        {remember}
      </Title>
      <RatingLink product={product} />
      {initial?.reduction ? <PromoLine product={product} /> : null}
      <Text size="lead">{product.lead}</Text>
      <TreatmentFacts product={product} />
      {initial ? (
        <Card tone="raised">
          <Purchase>
            {children}
            <PurchasePromises canPaymentByCash={product.canPaymentByCash} />
          </Purchase>
        </Card>
      ) : (
        <NotSold gender={product.gender} />
      )}
    </ProductHero>
  );
}
