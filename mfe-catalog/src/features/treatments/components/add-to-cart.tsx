import type { Product } from '@aksamit/contracts';
import { Fragment } from '@aksamit/module-sdk/lifecycle';
import { CART_FORM, ONE_BUTTON_PX, TwoButtonsSpace } from '../../../product-hero/cart-buttons-space';

/** What an island needs to know of the product that it sells. JSON. */
export interface PurchasedItem {
  id: string;
  kind: 'product' | 'package';
  /** In the page's locale. */
  name: string;
}

export function purchasedItem({ id, type, name }: Product): PurchasedItem {
  return { id, kind: type === 'package' ? 'package' : 'product', name };
}

interface AddToCartProps {
  item: PurchasedItem;
  quantity: number;
  /** With "buy now" below it; on a phone its first button is in the bottom bar then. */
  buyNow?: boolean;
}

/** The cart's own button, in this page: another module's fragment behind its versioned contract. */
export function AddToCart({ item, quantity, buyNow = false }: AddToCartProps) {
  const buttons = (
    <Fragment
      module="cart-checkout"
      name="add-to-cart"
      version={1}
      reservedHeightPx={ONE_BUTTON_PX}
      props={{
        itemType: item.kind,
        itemId: Number(item.id),
        quantity,
        name: item.name,
        ...(buyNow ? { buyNow: true, addIsInBar: true, formId: CART_FORM } : {}),
      }}
    />
  );
  return buyNow ? <TwoButtonsSpace>{buttons}</TwoButtonsSpace> : buttons;
}
