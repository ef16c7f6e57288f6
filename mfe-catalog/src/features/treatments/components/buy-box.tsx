import type { Product } from '@aksamit/shared-kit/contracts';
import { formatDate, useTranslate } from '@aksamit/shared-kit/i18n';
import { Fragment, useMoney } from '@aksamit/shared-kit/lifecycle';
import { tokens } from '@aksamit/shared-kit/theme';
import { Card, Text } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';
import { CalendarCheck, RotateCcw, ShieldCheck } from 'lucide-react';
import { ONE_BUTTON_PX, TwoButtonsRoom } from '../../../first-screen/cart-buttons-room';
import { lastPromoInstant, type PriceChoice } from '../price-rules';
import { QuantityChoice } from './quantity-choice';
import { TreatmentPrice } from './treatment-price';

const Body = styled.div`
  display: grid;
  gap: 1.25rem;
`;

const Promises = styled.ul`
  display: grid;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};
  line-height: 1.4;

  & > li {
    display: flex;
    gap: 0.625rem;
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.success};
  }
`;

interface AddToCartProps {
  product: Product;
  quantity: number;
  /** With "buy now" below it; on a phone its first button is the bottom bar's then. */
  buyNow?: boolean;
}

/** The cart's own button, in this page: another module's fragment behind its versioned contract. */
export function AddToCart({ product, quantity, buyNow = false }: AddToCartProps) {
  const buttons = (
    <Fragment
      module="cart-checkout"
      name="add-to-cart"
      version={1}
      reservedHeightPx={ONE_BUTTON_PX}
      props={{
        itemType: product.type === 'package' ? 'package' : 'product',
        itemId: Number(product.id),
        quantity,
        name: product.name,
        ...(buyNow ? { buyNow: true, addIsInBar: true } : {}),
      }}
    />
  );
  return buyNow ? <TwoButtonsRoom>{buttons}</TwoButtonsRoom> : buttons;
}

interface BuyBoxProps {
  product: Product;
  choices: readonly PriceChoice[];
  chosen: PriceChoice;
  onChoose: (quantity: number) => void;
}

/** Price of the chosen number of treatments, the choice itself, the way into the cart, and what comes after. */
export function BuyBox({ product, choices, chosen, onChoose }: BuyBoxProps) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <Card tone="raised">
      <Body>
        <div>
          <TreatmentPrice choice={chosen} size="lg" />
          {chosen.treatments > 1 ? (
            <Text size="sm" tone="muted">
              {t('price.each', { price: money(chosen.perTreatment) })}
            </Text>
          ) : null}
        </div>
        {product.promoValidTo ? (
          <Text size="sm" tone="success">
            {t('product.promoUntil', { date: formatDate(lastPromoInstant(product.promoValidTo)) })}
          </Text>
        ) : null}
        {choices.length > 1 ? (
          <QuantityChoice choices={choices} quantity={chosen.quantity} onChoose={onChoose} />
        ) : null}
        <AddToCart product={product} quantity={chosen.quantity} buyNow />
        <Promises>
          <li>
            <CalendarCheck aria-hidden="true" />
            {t('product.promises.booking')}
          </li>
          <li>
            <RotateCcw aria-hidden="true" />
            {t('product.promises.moving')}
          </li>
          <li>
            <ShieldCheck aria-hidden="true" />
            {t(product.canPaymentByCash ? 'product.promises.paymentAny' : 'product.promises.payment')}
          </li>
        </Promises>
      </Body>
    </Card>
  );
}
