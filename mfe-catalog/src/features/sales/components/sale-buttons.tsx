import { Fragment } from '@aksamit/module-sdk/lifecycle';
import { CART_FORM, ONE_BUTTON_PX, TwoButtonsSpace } from '../../../product-hero/cart-buttons-space';

export interface SaleInCart {
  itemType: 'bundle' | 'offer';
  itemId: number;
  quantity: number;
  name: string;
  chosen?: string[];
  missing?: string;
}

/** The cart's buttons for it, another module's fragment; in a phone's bottom bar only the first of them. */
export function SaleButtons({ inBar = false, ...item }: SaleInCart & { inBar?: boolean }) {
  const buttons = (
    <Fragment
      module="cart-checkout"
      name="add-to-cart"
      version={1}
      reservedHeightPx={ONE_BUTTON_PX}
      props={{ ...item, ...(inBar ? {} : { buyNow: true, addIsInBar: true, formId: CART_FORM }) }}
    />
  );
  return inBar ? buttons : <TwoButtonsSpace>{buttons}</TwoButtonsSpace>;
}
