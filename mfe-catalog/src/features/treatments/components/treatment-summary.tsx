import type { Product } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { Badge, Card, Eyebrow, Heading, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Clock, PersonStanding, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProductHero } from '../../../product-hero/product-hero';
import { PurchasePromises } from '../../../product-hero/purchase-promises';
import type { PriceChoice } from '../price-rules';
import { RatingLink } from './rating-link';
import { useDuration } from './use-duration';

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
  /** What is chosen at first; undefined: it is not sold now. */
  initial: PriceChoice | undefined;
  /** The buy box's content. */
  children: ReactNode;
}

const Purchase = styled.div`
  display: grid;
  gap: 1.25rem;
`;

/** First screen of a product page: picture, name, facts, and what is below them before buying. */
export function TreatmentSummary({ product, initial, children }: TreatmentSummaryProps) {
  const t = useTranslate();
  return (
    <ProductHero image={product.image}>
      <div>
        <Eyebrow>{product.category.name}</Eyebrow>
        <Heading level={1}>{product.name}</Heading>
      </div>
      <RatingLink product={product} />
      {initial?.reduction && product.ongoingPromos[0] ? (
        <div>
          <Badge tone="accent">{product.ongoingPromos[0].name}</Badge>
        </div>
      ) : null}
      <Text size="lead">{product.lead}</Text>
      <SummaryFacts product={product} />
      {initial ? (
        <Card tone="raised">
          <Purchase>
            {children}
            <PurchasePromises canPaymentByCash={product.canPaymentByCash} />
          </Purchase>
        </Card>
      ) : (
        <Text>{t('product.notSold')}</Text>
      )}
    </ProductHero>
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
