import type { Product } from '@aksamit/contracts';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { Fragment, useMoney } from '@aksamit/module-sdk/lifecycle';
import { Card, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import { CART_FORM, ONE_BUTTON_PX, TwoButtonsSpace } from '../../../product-hero/cart-buttons-space';
import { PurchasePromises } from '../../../product-hero/purchase-promises';
import { lastPromoInstant, type PriceChoice } from '../price-rules';
import { QuantityChoice } from './quantity-choice';
import { TreatmentPrice } from './treatment-price';

const Body = styled.div`
  display: grid;
  gap: 1.25rem;
`;

interface AddToCartProps {
  product: Product;
  quantity: number;
  /** With "buy now" below it; on a phone its first button is in the bottom bar then. */
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
        ...(buyNow ? { buyNow: true, addIsInBar: true, formId: CART_FORM } : {}),
      }}
    />
  );
  return buyNow ? <TwoButtonsSpace>{buttons}</TwoButtonsSpace> : buttons;
}

interface BuyBoxProps {
  product: Product;
  choices: readonly PriceChoice[];
  chosen: PriceChoice;
  onChoose: (quantity: number) => void;
}

/** Price of the chosen number of treatments, the choice itself, the cart's buttons, and the next steps after buying. */
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
          <Text size="sm" tone={chosen.reduction ? 'success' : 'muted'}>
            {t(chosen.reduction ? 'product.promoUntil' : 'product.priceUntil', {
              date: formatDate(lastPromoInstant(product.promoValidTo)),
            })}
          </Text>
        ) : null}
        {choices.length > 1 ? (
          <QuantityChoice choices={choices} quantity={chosen.quantity} onChoose={onChoose} />
        ) : null}
        <AddToCart product={product} quantity={chosen.quantity} buyNow />
        <PurchasePromises canPaymentByCash={product.canPaymentByCash} />
      </Body>
    </Card>
  );
}
